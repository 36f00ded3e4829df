import type { Bench } from './bench.ts';
import { growthBench } from './growth.bench.ts';
import { lighthouseBench } from './lighthouse.bench.ts';
import { listsBench } from './lists.bench.ts';
import { loadBench } from './load.bench.ts';
import { memoryBench } from './memory.bench.ts';
import { pagesBench } from './pages.bench.ts';
import { plainBench } from './plain.bench.ts';

/** Every bench of the site, in the order in which they run. */
export const benches: readonly Bench[] = [
  pagesBench,
  plainBench,
  listsBench,
  memoryBench,
  lighthouseBench,
  growthBench,
  loadBench,
];
