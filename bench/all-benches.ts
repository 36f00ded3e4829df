import type { Bench } from './bench.ts';
import { libraryBench } from './library.bench.ts';
import { speakersBench } from './speakers.bench.ts';

/** Every bench of the site, in the order in which they run. */
export const benches: readonly Bench[] = [speakersBench, libraryBench];
