import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KindRow, Weight } from '#content/kind.ts';
import { allPages } from '#features/all-pages.ts';
import { outDir } from '#hosting/out-dir.ts';
import { kinds } from '#kinds.ts';
import type { PageRow } from '#site/page-row.ts';
import { builtClaims } from '../support/evidence.ts';
import { missingPages } from '../support/site-pages.ts';

const kB = 1000;

/** The weight of the react-dom client alone, bundled, minified and compressed with brotli 11. */
const reactClient = 57 * kB;

/** The most bytes of a page on the wire (docs/requirements/product.md, Budgets). */
export interface Budget {
  scripts: number;
  page: number;
}

/** Claims in the budget of the ledger; each further one may add half a kilobyte to the page. */
const claimsInBudget = 43;

/** Pages with letters in names that the fonts of every page lack; one more file has them. */
const pagesWithOtherLetters: readonly string[] = ['/resources/library/youth-climate-emotions'];

/** At most two files, and a third one for letters of other languages. */
export function fontBudgetFor(path: string) {
  return pagesWithOtherLetters.includes(path) ? fontBudgetWithOthers : fontBudget;
}

const fontBudget = { files: 2, bytes: 32 * kB };

/** The third file is whole. */
const fontBudgetWithOthers = { files: 3, bytes: fontBudget.bytes + 36 * kB };

/** The budget of the page at a path. */
export function budgetFor(path: string): Budget {
  const { weight, isList } = weightOf(path);
  const page = isList ? 30 * kB : 14.1 * kB;
  const growth = path === allPages.evidence.href ? laterClaims() : chartsOn(path);
  return {
    scripts: scriptBudgets[weight],
    page: page + growth,
  };
}

/** The most bytes of the scripts of a page. */
const scriptBudgets: Readonly<Record<Weight, number>> = {
  informing: 4.5 * kB,
  clock: 7 * kB,
  working: 1.5 * reactClient,
};

/** The weight of a page by its row, or by the row of the kind that it is an entry of. */
function weightOf(path: string): { weight: Weight; isList?: boolean } {
  const row = Object.values<PageRow>(allPages).find(({ href }) => href === path);
  if (row) return row;
  const folder = path.slice(0, path.lastIndexOf('/'));
  const kind = Object.values<KindRow>(kinds).find(({ preview }) => preview === `${folder}/{id}`);
  const isMissing = missingPages.some((missing) => missing === path);
  const weight = isMissing ? 'informing' : (kind?.weight ?? 'working');
  return { weight, isList: kind?.isList ?? false };
}

/**
 * The bytes by which the evidence page may grow: for the claims beyond those in its budget, for the
 * link of each row to its page, and for each line of a history after the first, because no change
 * may go unsaid to save bytes.
 */
function laterClaims(): number {
  const claims = builtClaims();
  const changes = claims.flatMap(({ history }) => history.slice(1));
  const later = 0.5 * kB * Math.max(0, claims.length - claimsInBudget);
  return later + 0.01 * kB * claims.length + 0.075 * kB * changes.length;
}

/**
 * The bytes by which the page of a figure may grow for its charts, because each has all its numbers
 * in a table (docs/decisions/charts.md).
 */
function chartsOn(path: string): number {
  if (!path.startsWith(`${allPages.evidence.href}/`)) return 0;
  const html = readFileSync(join(outDir, `${path.slice(1)}.html`), 'utf8');
  return chartBytes * [...html.matchAll(/ data-series="/g)].length;
}

/** A chart of some forty years with its table, compressed, and one of few values twice as light. */
const chartBytes = 1.5 * kB;

/** The greatest height of a page or of its head, in CSS pixels. */
interface Limit {
  pages: RegExp;
  phone: number;
  desk?: number;
  /** The number of cards that the limit is for; with more cards it grows in proportion. */
  cards?: number;
}

/**
 * Limits for the head of a page, from the end of the site's header to the end of the head. The
 * first entry that fits counts.
 */
const heads: readonly Limit[] = [
  // The full record belongs to the home page alone.
  { pages: /^\/$/, phone: Number.POSITIVE_INFINITY, desk: Number.POSITIVE_INFINITY },
  {
    pages:
      /^\/(search|my-requests|nowhere|speakers\/(shortlist|book|profile\/nobody)|resources\/community-toolkit\/planner)$/,
    phone: 120,
    desk: 120,
  },
  // The figure and its sentence are the content of its page.
  { pages: /^\/evidence\/./, phone: 560, desk: 400 },
  { pages: /./, phone: 230, desk: 200 },
];

/** Whole pages that were too long to read to the end. */
const wholes: readonly Limit[] = [
  { pages: /^\/resources\/rapid-response$/, phone: 9_000 },
  { pages: /^\/resources\/rapid-response\//, phone: 7_000 },
  { pages: /^\/evidence$/, phone: 12_000 },
  { pages: /^\/media-inquiries\/deadline$/, phone: 4_000 },
  { pages: /^\/speakers\/directory$/, phone: 7_000, desk: 5_200, cards: 26 },
];

/**
 * The greatest heights of the page at a path and of its head, in CSS pixels; `cards` is the number
 * of cards on it.
 */
export function heightsFor(path: string, place: 'phone' | 'desk', cards = 0) {
  const limitIn = (limits: readonly Limit[]) => {
    const limit = limits.find(({ pages }) => pages.test(path));
    const growth = limit?.cards ? Math.max(1, cards / limit.cards) : 1;
    return (limit?.[place] ?? Number.POSITIVE_INFINITY) * growth;
  };
  return { head: limitIn(heads), whole: limitIn(wholes) };
}
