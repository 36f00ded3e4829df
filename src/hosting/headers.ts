import { headerRules } from './header-rules.ts';
import { mediaTypeOf } from './media-types.ts';
import { matches } from './path-pattern.ts';

/** The headers of the file at a path; a page brings its own security policy. */
export function headersFor(path: string, policy?: string): Record<string, string> {
  const type = mediaTypeOf(path);
  const headers = Object.assign(
    { ...(type && { 'Content-Type': type }) },
    ...headerRules.filter(({ on }) => matches(on, path)).map(({ set }) => set),
    policy && { 'Content-Security-Policy': policy },
  );
  return Object.fromEntries(
    Object.entries<string | null>(headers).filter(
      (header): header is [string, string] => header[1] !== null,
    ),
  );
}

/** The headers of an answer that is not a file of the site: nobody may keep it. */
export function headersWithoutFile(policy?: string): Record<string, string> {
  return { ...headersFor('/', policy), 'Cache-Control': noFileCaching };
}

/** How long an answer may be kept that is not a file of the site. */
export const noFileCaching = 'no-store';
