import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What wrk counted. */
export interface WrkReport {
  perSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  slowest: number;
  socketErrors: number;
  /** Answers that were neither 2xx nor 3xx. */
  refused: number;
}

/** Asks for every address in turn, with 256 connections, for some seconds. */
export async function runWrk(
  wrk: string,
  port: number,
  paths: readonly string[],
  seconds: number,
): Promise<WrkReport> {
  const folder = await mkdtemp(join(tmpdir(), 'wrk-'));
  const script = join(folder, 'paths.lua');
  await writeFile(script, luaFor(paths));
  const args = [
    '-t2',
    '-c256',
    `-d${seconds}s`,
    '--latency',
    '-s',
    script,
    `http://127.0.0.1:${port}`,
  ];
  try {
    return reportIn((await promisify(execFile)(wrk, args)).stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function luaFor(paths: readonly string[]): string {
  const list = paths.map((path) => JSON.stringify(path)).join(',\n');
  return `local paths = {\n${list}\n}
local place = 0
local headers = { ["Accept-Encoding"] = "br" }
request = function()
  place = place % #paths + 1
  return wrk.format("GET", paths[place], headers)
end
`;
}

/** What wrk printed → its numbers. Throws where it printed something else. */
export function reportIn(text: string): WrkReport {
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(text) ?? [];
  const [, slowest, unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? [];
  if (perSecond === undefined || slowest === undefined) throw new Error(`wrk said: ${text}`);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text);
  const scale = { us: 0.001, ms: 1, s: 1000 }[unit] ?? 1;
  return {
    perSecond: Number(perSecond),
    slowest: Number(slowest) * scale,
    socketErrors: (errors ?? []).slice(1).reduce((sum, count) => sum + Number(count), 0),
    refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0),
  };
}
