import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { Agent as SafeAgent } from 'node:https';
import { type Answer, ask, type Question } from '#hosting/testing/ask.ts';

/** A server with the built site. */
export interface RunningServer {
  /** Asks it, as often as wanted, over a few connections. */
  ask: (path: string, question?: Partial<Question>) => Promise<Answer>;
  /** Where plain HTTP is sent on to HTTPS, if it is. */
  plainPort?: number;
  port: number;
  stop: () => Promise<void>;
}

/** The server on a port, once it is stopped by `end`. */
export function serverOn(port: number, safely: boolean, end: () => Promise<void>): RunningServer {
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
 * Starts a program that serves, waits until it listens, and gives back how to end it. Throws what
 * it said if it ended by itself.
 */
export async function start(
  program: string,
  args: readonly string[],
  { port, env = {} }: { port: number; env?: Record<string, string> },
): Promise<() => Promise<void>> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    said = `${said}${text}`.slice(-4000);
  });
  const gone = once(child, 'close');
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${said}`);
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
