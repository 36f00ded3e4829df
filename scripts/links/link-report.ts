import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { contentFolders } from '#content/content-folders.ts';
import type { LinkReportFile } from '#features/evidence/evidence.table.ts';
import { filesOf, pageAddress } from '#hosting/built-site.ts';
import { outDir } from '#hosting/out-dir.ts';
import type { LinkFinding } from './ask-links.ts';

interface Page {
  path: string;
  html: string;
}

/**
 * Returns every address of another site that a page links to, without its fragment, and the paths
 * of the pages that link to it. `ownOrigin` is the origin of this site: `https://example.org`.
 */
export function externalLinks(
  pages: readonly Page[],
  ownOrigin: string,
): ReadonlyMap<string, readonly string[]> {
  const links = new Map<string, string[]>();
  for (const { path, html } of pages) {
    for (const url of new Set(addressesIn(html))) {
      if (new URL(url).origin === ownOrigin) continue;
      links.set(url, [...(links.get(url) ?? []), path]);
    }
  }
  return links;
}

function addressesIn(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="(https?:\/\/[^"]+)"/g)].flatMap(([, href = '']) => {
    const url = href.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
    return URL.canParse(url) ? [url.replace(/#.*$/, '')] : [];
  });
}

/** Every page of the built site. Throws one line for the terminal if nothing is built. */
export function builtPages(): Page[] {
  const files = filesOf(outDir, '**/*.html');
  if (files.length === 0)
    throw new Error(`There is no site in ${outDir}/. Run npm run build first.`);
  return files.map((file) => ({
    path: pageAddress(file),
    html: readFileSync(join(outDir, file), 'utf8'),
  }));
}

export const reportFile = join(contentFolders().own, 'data/link-report.yaml');

/**
 * Returns the report on links: how many there are, and those that need a look, by address, with the
 * pages that have them. `day` is `YYYY-MM-DD`.
 */
export function linkReport(
  findings: readonly LinkFinding[],
  pagesOf: ReadonlyMap<string, readonly string[]>,
  day: string,
): LinkReportFile {
  const trouble = findings
    .toSorted((a, b) => (a.url < b.url ? -1 : 1))
    .flatMap(({ url, outcome, detail }) =>
      outcome === 'sound' ? [] : [{ url, outcome, detail, pages: [...(pagesOf.get(url) ?? [])] }],
    );
  return { ran: day, links: findings.length, trouble };
}

/**
 * The report as the text of its file. Every text is in quotes, since an answer such as `404` is no
 * number.
 */
export function linkReportYaml(report: LinkReportFile): string {
  return stringify(report, {
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    lineWidth: 0,
  });
}
