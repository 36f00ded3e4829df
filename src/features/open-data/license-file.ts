import { wordsLicense } from '#site/site.ts';
import type { DataPageFile } from './data-page.schema.ts';

/** Where the license of the data is as a text file. */
export const licenseFileHref = '/data/license.txt';

/** The license in plain words with its address. */
export function licenseFile({ title, text, link }: DataPageFile['license'], site: string): string {
  return `${[`${site}. ${title}`, ...text, `${link}: ${wordsLicense}`].join('\n\n')}\n`;
}
