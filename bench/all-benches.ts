import type { Bench } from './bench.ts';
import { eventsBench } from './events.bench.ts';
import { speakersBench } from './speakers.bench.ts';

/** Every bench of the site, in the order in which they run. */
export const benches: readonly Bench[] = [speakersBench, eventsBench];
