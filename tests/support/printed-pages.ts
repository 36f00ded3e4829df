import type { Page } from '@playwright/test';
import { readPdf } from './read-pdf.ts';

/** The number of pages of a page printed to PDF, on paper such as `Letter` or `A4`. */
export async function printedPages(page: Page, format: string): Promise<number> {
  const { pages } = await readPdf(await page.pdf({ format }));
  return pages;
}
