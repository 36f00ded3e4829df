import type { SiteFacts } from '../site-facts.ts';
import { platformRules } from './platform-headers.ts';

/**
 * `_headers` for Cloudflare Pages. There, all rules that match are joined, so a rule that means to win takes
 * the earlier value away first (`! Name`). At most 100 rules of 2,000 characters a line. Throws beyond.
 */
export function cloudflareHeaders(site: SiteFacts): string {
  const said = new Set<string>();
  const rules = platformRules(site).map(({ on, set }) => {
    const lines = Object.entries(set).flatMap(([name, value]) => [
      ...(said.has(name) ? [`  ! ${name}`] : []),
      ...(value === null ? [] : [`  ${name}: ${value}`]),
    ]);
    for (const name of Object.keys(set)) said.add(name);
    return [on.startsWith('*') ? `/${on}` : on, ...lines];
  });
  if (rules.length > 100 || rules.flat().some((line) => line.length > 2000)) {
    throw new Error(
      'Cloudflare takes 100 rules with lines of 2,000 characters, and these are more.',
    );
  }
  return `${rules.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
