import { stringify } from 'yaml';
import type { LinkReportFile } from '#features/evidence/evidence-page.schema.ts';
import type { LinkFinding } from './ask-link.ts';

/** Where the report is. */
export const reportFile = 'content/data/link-report.yaml';

/** What was found → the report: the links that need a look, by address. `day` is `YYYY-MM-DD`. */
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

/** The report as the text of its file. Every text is in quotes, since an answer such as `404` is no number. */
export function linkReportYaml(report: LinkReportFile): string {
  return stringify(report, {
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    lineWidth: 0,
  });
}
