import type { Bench } from './bench.ts';
import { eventsBench } from './events.bench.ts';
import { evidenceBench } from './evidence.bench.ts';
import { growthBench } from './growth.bench.ts';
import { libraryBench } from './library.bench.ts';
import { lighthouseBench } from './lighthouse.bench.ts';
import { loadBench } from './load.bench.ts';
import { pagesBench } from './pages.bench.ts';
import { plainBench } from './plain.bench.ts';
import { speakersBench } from './speakers.bench.ts';

/** Every bench of the site, in the order in which they run. */
export const benches: readonly Bench[] = [
  pagesBench,
  plainBench,
  speakersBench,
  evidenceBench,
  libraryBench,
  eventsBench,
  lighthouseBench,
  growthBench,
  loadBench,
];
