import type { Measure } from '../bench.ts';
import { type Memory, memoryOf } from '../browser/memory.ts';
import type { OpenPage } from '../browser/open.ts';
import { randomFrom } from '../people/random.ts';
import { directoryOf } from './directory.ts';
import { clearAll, wander } from './wandering.ts';

/** Changes before the first look, in which caches fill and code is compiled; then those that may leave nothing. */
const settling = 100;
const changes = 1_000;
const kB = 1000;

/**
 * What a thousand changes of the filter leave behind, everything cleared and garbage collected. Allowed
 * are 1 kB and half a node a change, and no listeners: a card that was not let go of would be 29 nodes
 * and ten times as much. What snapshots of the heap show to grow is machine code of functions that
 * became worth compiling, some 600 kB in all.
 */
export async function measureGrowth({ page, instruments }: OpenPage): Promise<Measure[]> {
  const random = randomFrom('a visitor without a plan');
  for (let change = 0; change < settling; change++) await wander(page, random);
  const before = await atRest();
  for (let change = 0; change < changes; change++) await wander(page, random);
  const after = await atRest();
  return [
    { what: `Heap at change ${settling}`, value: before.heapBytes / kB, unit: 'kB' },
    growth('Heap growth', (memory) => memory.heapBytes / kB, 'kB', changes),
    growth('More DOM nodes', ({ nodes }) => nodes, '', changes / 2),
    growth('More listeners', ({ listeners }) => listeners, '', 10),
  ];

  /** The same last steps every time, since the page may keep its last result; then what speaks has spoken. */
  async function atRest(): Promise<Memory> {
    await clearAll(page);
    for (const query of ['heat', 'smoke', '']) await directoryOf(page).search.fill(query);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(1500);
    return memoryOf(instruments);
  }

  function growth(
    what: string,
    count: (memory: Memory) => number,
    unit: Measure['unit'],
    budget: number,
  ): Measure {
    return {
      what: `${what} after ${changes} more`,
      value: count(after) - count(before),
      unit,
      budget,
    };
  }
}
