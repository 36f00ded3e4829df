import { builtClaims } from '../support/evidence.ts';

const kB = 1000;

/** The weight of the react-dom client alone, bundled, minified and compressed with brotli 11. */
const reactClient = 57 * kB;

/** The most bytes of a page on the wire (docs/requirements/product.md, Budgets). */
export interface Budget {
  scripts: number;
  page: number;
}

/** Pages that only inform: no React, next to no script. */
const informing = [
  /^\/about\//,
  /^\/accessibility$/,
  /^\/be-catalyst$/,
  /^\/data$/,
  /^\/media$/,
  /^\/media-inquiries$/,
  /^\/media-inquiries\/media-kit$/,
  /^\/now(\/|$)/,
  /^\/es\//,
  /^\/nowhere$/,
  /^\/privacy$/,
  /^\/resources\/community-toolkit$/,
  /^\/resources$/,
  /^\/resources\/key-messages$/,
  /^\/resources\/library\//,
  /^\/resources\/rapid-response/,
  /^\/speakers\/profile\/nobody$/,
  /^\/terms$/,
];

/** Pages that inform and have the clock of the media desk. */
const withDeskClock = [/^\/media$/, /^\/media-inquiries$/];

/** Pages made of a list of things. */
const lists = [
  /^\/$/,
  /^\/be-catalyst\/exchange$/,
  // Every file with its fields, and the codes of the cards.
  /^\/data$/,
  /^\/evidence$/,
  // Files and clips, each with a preview and its buttons.
  /^\/media-inquiries\/media-kit$/,
  /^\/media-inquiries\/deadline$/,
  // Every paper of an event, and every task.
  /^\/resources\/community-toolkit\/papers$/,
  /^\/resources\/community-toolkit\/planner$/,
  /^\/resources\/events-calendar$/,
  /^\/resources\/library$/,
  /^\/resources\/rapid-response/,
  // The map of the site.
  /^\/search$/,
  /^\/speakers\/directory$/,
  /^\/speakers\/profile\//,
  /^\/stories$/,
  // The whole conversation stands in the page.
  /^\/stories\//,
];

/** Claims in the budget of the ledger; each further one may add half a kilobyte to the page. */
const claimsInBudget = 43;

/** At most two files. */
export const fontBudget = { files: 2, bytes: 80 * kB };

/** The budget of the page at a path. */
export function budgetFor(path: string): Budget {
  return {
    scripts: scriptsOf(path),
    page: (includes(lists, path) ? 30 * kB : 14 * kB) + (path === '/evidence' ? laterClaims() : 0),
  };
}

function scriptsOf(path: string): number {
  if (includes(withDeskClock, path)) return 5 * kB;
  return includes(informing, path) ? 4.5 * kB : 1.5 * reactClient;
}

function laterClaims(): number {
  return 0.5 * kB * Math.max(0, builtClaims().length - claimsInBudget);
}

function includes(patterns: readonly RegExp[], path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

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
  { pages: /./, phone: 230, desk: 200 },
];

/** Whole pages that were too long to read to the end. */
const wholes: readonly Limit[] = [
  { pages: /^\/resources\/rapid-response$/, phone: 9_000 },
  { pages: /^\/resources\/rapid-response\//, phone: 7_000 },
  { pages: /^\/evidence$/, phone: 12_000 },
  { pages: /^\/speakers\/directory$/, phone: 7_000, desk: 4_000, cards: 26 },
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
