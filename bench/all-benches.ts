import type { Bench } from './bench.ts';
import { eventsBench } from './events.bench.ts';
import { evidenceBench } from './evidence.bench.ts';
import { libraryBench } from './library.bench.ts';
import { loadBench } from './load.bench.ts';
import { speakersBench } from './speakers.bench.ts';

/** Every bench of the site, in the order in which they run. */
export const benches: readonly Bench[] = [
  speakersBench,
  evidenceBench,
  libraryBench,
  eventsBench,
  loadBench,
];
