import type { CDPSession } from '@playwright/test';

/** What a page holds after everything it let go of was taken away. */
export interface Memory {
  heapBytes: number;
  nodes: number;
  listeners: number;
}

/** Collects garbage, several times because some of it only shows once other garbage has gone, and counts. */
export async function memoryOf(instruments: CDPSession): Promise<Memory> {
  await instruments.send('Performance.enable');
  for (let round = 0; round < 4; round++) await instruments.send('HeapProfiler.collectGarbage');
  const { metrics } = await instruments.send('Performance.getMetrics');
  const metric = (wanted: string) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    heapBytes: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}
