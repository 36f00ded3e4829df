import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/*
 * The line of Lighthouse’s slow phone, as its `devtools` throttling makes it.
 */

/** Milliseconds before an answer. */
const latency = 562;
/** Bytes a millisecond. */
const rate = 184;
/** Bytes that are sent together. */
const packet = 1400;

/**
 * Serves the server at `origin`, on this machine, once more at the end of a slow line that all
 * connections share. Unlike the browser’s own throttling it also delays the times that a page reads
 * about itself (`responseStart`).
 */
export async function slowLine(origin: string) {
  let line = Promise.resolve();
  let freeAt = 0;

  function send(to: Socket, bytes: Buffer): void {
    line = line.then(async () => {
      freeAt = Math.max(freeAt, performance.now()) + bytes.length / rate;
      await sleep(freeAt - performance.now());
      to.write(bytes);
    });
  }

  const server = createServer((near) => {
    const far = connect(Number(new URL(origin).port), 'localhost');
    near.on('data', (request) => setTimeout(() => far.write(request), latency));
    far.on('data', (answer) => {
      for (let start = 0; start < answer.length; start += packet) {
        send(near, answer.subarray(start, start + packet));
      }
    });
    far
      .on('error', () => {})
      .on('close', () => {
        line = line.then(() => void near.end());
      });
    near.on('error', () => {}).on('close', () => far.destroy());
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    stop: () => server.close(),
  };
}
