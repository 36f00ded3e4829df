import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readSiteFacts } from '#hosting/built-site.ts';
import { hostingDir, outDir } from '#hosting/out-dir.ts';
import { findNginx, findProgram } from '../scripts/programs.ts';
import type { Bench, Column, Measure } from './bench.ts';
import { type LoadServer, makeRelease, runLoadServer, runWrk } from './load-server.ts';
import { addressesOf, manyAtOnce, mixedQuestions, putUnderLoad } from './put-under-load.ts';

const seconds = 10;

/**
 * Puts the built site on this machine's nginx under load; it listens on 127.0.0.1 alone
 * (docs/requirements/reliability.md, section 5).
 */
export const loadBench: Bench = {
  name: 'load',
  title: 'The site under load',
  run: async ({ say }) => {
    const nginx = findNginx();
    if (!nginx)
      throw new Error(
        'There is no nginx on this machine (Debian: nginx, libnginx-mod-http-brotli-static).',
      );
    const server = await runLoadServer(nginx, outDir, hostingDir);
    try {
      return await columnsOf(server, nginx.program, say);
    } finally {
      await server.stop();
    }
  },
};

async function columnsOf(
  server: LoadServer,
  nginx: string,
  say: (line: string) => void,
): Promise<Column[]> {
  const site = readSiteFacts(outDir);
  const { port } = server;
  const wrk = findProgram('wrk');
  const columns: Column[] = [];
  if (wrk) {
    say(`every address over 256 connections, ${seconds} s …`);
    const { perSecond, slowest, socketErrors, refused } = await runWrk(
      wrk,
      port,
      addressesOf(site),
      seconds,
    );
    columns.push(
      column('Every address', [
        { what: 'Requests a second', value: Math.round(perSecond), unit: '' },
        { what: '99 of 100 answers within', value: slowest, unit: 'ms', budget: 50 },
        { what: 'Wrong or missing answers', value: socketErrors + refused, unit: '', budget: 0 },
      ]),
    );
  } else say('Not run: every address over 256 connections. Install "wrk" for it.');

  say('20,000 requests that break caches …');
  const questions = await mixedQuestions(port, site);
  const mixed = await putUnderLoad({ port, questions, requests: 20_000, connections: 64 });
  columns.push(column('Mixed', measuresOf(mixed)));

  say('five releases in the middle of it …');
  const [switched] = await Promise.all([
    putUnderLoad({
      port,
      questions: questions.filter(({ status }) => status !== 304),
      requests: 20_000,
      connections: 64,
    }),
    switchReleases(server, nginx, 5),
  ]);
  columns.push(column('Five releases', measuresOf(switched)));

  say('1,000 visitors at one moment …');
  const { refused } = await manyAtOnce(port, 1000, '/');
  columns.push(
    column('1,000 at once', [
      { what: 'Wrong or missing answers', value: refused, unit: '', budget: 0 },
    ]),
  );
  return columns;
}

function column(title: string, measures: Measure[]): Column {
  return { title, measures };
}

function measuresOf({
  times,
  wrongCount,
  seconds: duration,
}: Awaited<ReturnType<typeof putUnderLoad>>): Measure[] {
  return [
    { what: 'Requests a second', value: Math.round(times.length / duration), unit: '' },
    {
      what: '99 of 100 answers within',
      value: times[Math.floor(times.length * 0.99)] ?? 0,
      unit: 'ms',
    },
    { what: 'Wrong or missing answers', value: wrongCount, unit: '', budget: 0 },
  ];
}

/** Replaces the build by itself so many times, with the script that a real release uses. */
async function switchReleases(server: LoadServer, nginx: string, times: number): Promise<void> {
  const script = resolve(hostingDir, 'nginx', 'release.sh');
  const nginxScript = join(server.folder, 'nginx-here');
  const words = [nginx, ...server.commandArgs].map((word) => `'${word}'`).join(' ');
  await writeFile(nginxScript, `#!/bin/sh\nexec ${words} "$@"\n`, { mode: 0o755 });
  for (let count = 0; count < times; count++) {
    const release = await makeRelease(server.folder, `release-${count}`, outDir, hostingDir);
    await promisify(execFile)('sh', [script, release], {
      env: { ...process.env, NGINX: nginxScript },
    });
    await new Promise((later) => setTimeout(later, 500));
  }
}
