import { connect, type Socket } from 'node:net';

/** What became of many visitors who came at one moment. */
export interface Crowd {
  served: number;
  refused: number;
}

/** Opens connections at once and asks each for a page; one in ten reads slowly, a little at a time. */
export async function manyAtOnce(port: number, visitors: number, path: string): Promise<Crowd> {
  const results = await Promise.all(
    Array.from({ length: visitors }, (_, place) => visit(port, path, place % 10 === 0)),
  );
  const served = results.filter((wasServed) => wasServed).length;
  return { served, refused: visitors - served };
}

function visit(port: number, path: string, slowly: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let read = '';
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('data', (bytes) => {
      read += bytes.toString('latin1');
      if (slowly) pause(socket);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(/^HTTP\/1\.1 200 /.test(read) && read.endsWith('</html>')));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}

function pause(socket: Socket): void {
  socket.pause();
  setTimeout(() => socket.resume(), 50);
}
