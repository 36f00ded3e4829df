import { longDate } from '#site/time/labels.ts';
import { fillIn } from '#site/words.ts';
import type { EvidencePageFile } from './evidence-page.schema.ts';
import type { LinkReportFile } from './link-report.schema.ts';

/** The last report on the links, in two sentences. A link that only moved still answers. */
export function linkReportInWords(
  { ran, trouble }: LinkReportFile,
  words: EvidencePageFile['links'],
): string {
  if (ran === null) return words.never;
  const silent = trouble.filter(({ outcome }) => outcome !== 'moved').length;
  const rest = silent === 0 ? words.sound : fillIn(words.trouble, { n: String(silent) });
  return `${fillIn(words.ran, { date: longDate(ran) })} ${rest}`;
}
