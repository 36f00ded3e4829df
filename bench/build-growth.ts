import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildBudget, type Measure } from './bench.ts';
import type { BuildCost } from './site.ts';

/** A build and how many pages it made. */
export interface FinishedBuild {
  pages: number;
  cost: BuildCost;
}

/**
 * Returns the measures of a build. Compared with `first`, the site as it is, its time may grow by
 * the same factor as its pages. The time of each further page is measured as well, because work
 * that is done once makes the whole look better.
 */
export function buildGrowth(built: FinishedBuild, first: FinishedBuild | undefined): Measure[] {
  const seconds = secondsOf(built);
  return [
    { what: 'Pages', value: built.pages, unit: '' },
    { what: 'Build from nothing', value: seconds, unit: 's', budget: buildBudget.seconds },
    {
      what: 'Most memory of a build',
      value: (built.cost.memory ?? Number.NaN) / 1e6,
      unit: 'MB',
      budget: buildBudget.megabytes,
    },
    {
      what: 'Processor time of the build',
      value: built.cost.processor ?? Number.NaN,
      unit: 's',
    },
    ...(first && first.pages < built.pages ? besideFirst(built, first) : []),
  ];
}

function besideFirst(built: FinishedBuild, first: FinishedBuild): Measure[] {
  const seconds = secondsOf(built);
  const secondsOfFirst = secondsOf(first);
  const work = (built.cost.processor ?? Number.NaN) - (first.cost.processor ?? Number.NaN);
  const byPages = built.pages / first.pages;
  return [
    { what: 'Pages, times those of the first', value: byPages, unit: '×' },
    {
      what: 'Time, times that of the first',
      value: seconds / secondsOfFirst,
      unit: '×',
      budget: byPages,
    },
    {
      what: 'Each further page',
      value: (1000 * (seconds - secondsOfFirst)) / (built.pages - first.pages),
      unit: 'ms',
    },
    {
      what: 'Each further page, processor time',
      value: (1000 * work) / (built.pages - first.pages),
      unit: 'ms',
    },
  ];
}

function secondsOf({ cost }: FinishedBuild): number {
  return cost.times.get('Build') ?? Number.NaN;
}

/** Pages that list the entries of a kind, and one page of an entry of each kind, by their files. */
const weighedPages: readonly (readonly [what: string, file: string])[] = [
  ['Home', 'index.html'],
  ['Directory', 'speakers/directory.html'],
  ['A profile', 'speakers/profile/amara-quill.html'],
  ['Deadline', 'media-inquiries/deadline.html'],
  ['Stories', 'stories.html'],
  ['A story', 'stories/two-fans.html'],
  ['Library', 'resources/library.html'],
  ['Calendar', 'resources/events-calendar.html'],
  ['Evidence', 'evidence.html'],
  ['Search, with the map of the site', 'search.html'],
  ['Not found', '404.html'],
  ['Not found, of a speaker', 'speakers/profile/404.html'],
];

/** How many pages a built site has. */
export async function countPages(dist: string): Promise<number> {
  return (await Array.fromAsync(glob('**/*.html', { cwd: dist }))).length;
}

/** The weight on the wire of each of these pages, its inline styles included, in kB. */
export async function weighPages(dist: string): Promise<Measure[]> {
  return Promise.all(
    weighedPages.map(async ([what, file]) => {
      const { size } = await stat(join(dist, `${file}.br`));
      return { what: `HTML: ${what}`, value: size / 1000, unit: 'kB' as const };
    }),
  );
}
