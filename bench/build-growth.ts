import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildBudget, type Measure } from './bench.ts';
import type { BuildCost } from './site.ts';

/** A build and how many pages it made. */
export interface Built {
  pages: number;
  cost: BuildCost;
}

/**
 * A build as measures. Beside the first one, the site as it is, its time may grow as much as the
 * pages do and no more; what each further page took is told as well, since what is made once
 * flatters the whole.
 */
export function buildGrowth(built: Built, first: Built | undefined): Measure[] {
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

function besideFirst(built: Built, first: Built): Measure[] {
  const [seconds, before] = [secondsOf(built), secondsOf(first)];
  const work = (built.cost.processor ?? Number.NaN) - (first.cost.processor ?? Number.NaN);
  const byPages = built.pages / first.pages;
  return [
    { what: 'Pages, times those of the first', value: byPages, unit: '×' },
    { what: 'Time, times that of the first', value: seconds / before, unit: '×', budget: byPages },
    {
      what: 'Each further page',
      value: (1000 * (seconds - before)) / (built.pages - first.pages),
      unit: 'ms',
    },
    {
      what: 'Each further page, processor time',
      value: (1000 * work) / (built.pages - first.pages),
      unit: 'ms',
    },
  ];
}

function secondsOf({ cost }: Built): number {
  return cost.times.get('Build') ?? Number.NaN;
}

/**
 * Pages on which entries of some kind stand together, and one entry of each kind, by their files.
 */
const watched: readonly (readonly [what: string, file: string])[] = [
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

/** What those pages weigh on the wire, styles in them, in kB. */
export async function weighPages(dist: string): Promise<Measure[]> {
  return Promise.all(
    watched.map(async ([what, file]) => {
      const { size } = await stat(join(dist, `${file}.br`));
      return { what: `HTML: ${what}`, value: size / 1000, unit: 'kB' as const };
    }),
  );
}
