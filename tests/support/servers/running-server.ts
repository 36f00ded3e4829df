import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { Agent as SafeAgent } from 'node:https';
import { type Answer, ask, type Question } from '#hosting/testing/ask.ts';

/** A server with the built site. */
export interface RunningServer {
  /** Sends it a request, over at most eight kept connections. */
  ask: (path: string, question?: Partial<Question>) => Promise<Answer>;
  /** The port that redirects plain HTTP to HTTPS, if there is one. */
  plainPort?: number;
  port: number;
  stop: () => Promise<void>;
}

/** The server that speaks a protocol on a port; `end` stops it. */
export function serverOn(
  port: number,
  protocol: 'http' | 'https',
  end: () => Promise<void>,
): RunningServer {
  const safely = protocol === 'https';
  const options = { keepAlive: true, maxSockets: 8 };
  const agent = safely
    ? new SafeAgent({ ...options, rejectUnauthorized: false })
    : new Agent(options);
  return {
    port,
    ask: (path, question) => ask({ port, path, safely, agent, ...question }),
    stop: async () => {
      agent.destroy();
      await end();
    },
  };
}

/**
 * Starts a server program and waits until it listens on the port. Returns a function that ends it.
 * Throws its error output if it ends by itself.
 */
export async function startServer(
  program: string,
  args: readonly string[],
  { port, env = {} }: { port: number; env?: Record<string, string> },
): Promise<() => Promise<void>> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    errorOutput = `${errorOutput}${text}`.slice(-4000);
  });
  const gone = once(child, 'close');
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${errorOutput}`);
    await new Promise((later) => setTimeout(later, 50));
  }
  return () => end(child, gone);
}

async function end(child: ChildProcess, gone: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  await gone;
}

async function listens(port: number): Promise<boolean> {
  return ask({ port, path: '/' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ECONNREFUSED',
  );
}
