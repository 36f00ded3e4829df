import type { Browser } from '@playwright/test';
import { desk, phone } from '../../tests/support/sizes.ts';
import type { Measure } from '../bench.ts';
import { openPage } from '../browser/open.ts';
import { type Weight, weigh } from '../browser/weigh.ts';
import { pageBudget } from './budgets.ts';

/**
 * What the directory costs before the first interaction. The budget stands on what grows with the
 * number of speakers and must be there to read and filter; fonts, and pictures, which load as far as
 * the window reaches, are told beside it.
 */
export async function weighDirectory(browser: Browser, url: string): Promise<Measure[]> {
  const onPhone = await weightAt(browser, url, phone);
  const onDesk = await weightAt(browser, url, desk);
  const text = (weight: Weight) => weight.html + weight.css + weight.scripts + weight.data;
  return [
    inKB('Page: HTML with its styles', onDesk.html + onDesk.css),
    inKB('Page: scripts', onDesk.scripts),
    inKB('Page: data', onDesk.data),
    { ...inKB('Page: these together', Math.max(text(onPhone), text(onDesk))), budget: pageBudget },
    inKB('Page: fonts', onDesk.fonts),
    inKB('Page: pictures on a phone', onPhone.pictures),
    inKB('Page: pictures on a desk', onDesk.pictures),
    inKB('Page: everything on a phone', sum(onPhone)),
    inKB('Page: everything on a desk', sum(onDesk)),
  ];
}

async function weightAt(browser: Browser, url: string, size: typeof phone): Promise<Weight> {
  const { page, close } = await openPage(browser, size);
  const weight = await weigh(page, url);
  await close();
  return weight;
}

function sum(weight: Weight): number {
  return Object.values(weight).reduce((total, bytes) => total + bytes, 0);
}

function inKB(what: string, bytes: number): Measure {
  return { what, value: bytes / 1000, unit: 'kB' };
}
