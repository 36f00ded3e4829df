import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The line of Lighthouse’s slow phone, as its `devtools` throttling makes it: ms before an answer,
 * bytes a millisecond.
 */
const latency = 562;
const rate = 184;
const packet = 1400;

/**
 * A server on this machine → the same at the end of a slow line that all connections share. Unlike
 * the browser’s own throttling it also slows what the page itself reads of its line
 * (`responseStart`).
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
    near.on('data', (asked) => setTimeout(() => far.write(asked), latency));
    far.on('data', (answer) => {
      for (let at = 0; at < answer.length; at += packet)
        send(near, answer.subarray(at, at + packet));
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
