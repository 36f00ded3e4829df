import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { slowLine } from './slow-line.ts';

test('every byte comes through, no sooner than the line lets it', async () => {
  const page = 'heat '.repeat(10_000);
  const server = createServer((_, answer) => answer.end(page)).listen(0);
  await once(server, 'listening');
  const line = await slowLine(`http://localhost:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    line.stop();
    server.closeAllConnections();
    server.close();
  });
  const startTime = performance.now();
  const answer = await fetch(line.origin, { headers: { connection: 'close' } });
  expect(await answer.text()).toBe(page);
  // 562 ms before the first byte, 50 kB at 184 bytes a millisecond.
  expect(performance.now() - startTime).toBeGreaterThan(562 + 271);
});
