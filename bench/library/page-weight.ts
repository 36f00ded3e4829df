import type { Browser } from '@playwright/test';
import { desk } from '../../tests/support/sizes.ts';
import type { Measure } from '../bench.ts';
import { openPage } from '../browser/open.ts';
import { weigh } from '../browser/weigh.ts';

/** The library before anybody touches it: HTML, styles, scripts and data, in kB on the wire, at any number of documents. */
const budget = 150;

/** What the library costs before the first interaction. */
export async function weighLibrary(browser: Browser, url: string): Promise<Measure[]> {
  const { page, close } = await openPage(browser, desk);
  const { html, css, scripts, data } = await weigh(page, url);
  await close();
  return [
    inKB('Page: HTML with its styles', html + css),
    inKB('Page: scripts', scripts),
    inKB('Page: data', data),
    { ...inKB('Page: these together', html + css + scripts + data), budget },
  ];
}

function inKB(what: string, bytes: number): Measure {
  return { what, value: bytes / 1000, unit: 'kB' };
}
