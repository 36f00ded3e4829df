import { Agent, request } from 'node:http';
import type { LoadQuestion } from './questions.ts';

/** What came of a load. */
export interface LoadOutcome {
  /** Answers by status. */
  answers: Map<number, number>;
  /** What was not answered, or not with the right status; the first few in words. */
  wrong: string[];
  wrongCount: number;
  seconds: number;
  /** Milliseconds of each answer, shortest first. */
  times: number[];
}

interface Load {
  port: number;
  questions: readonly LoadQuestion[];
  /** How many requests in all. */
  requests: number;
  connections: number;
  /** Stops earlier, once so much time has gone by. */
  seconds?: number;
}

/** Sends a fixed number of requests over some connections, each as soon as the one before is answered. */
export async function putUnderLoad({
  port,
  questions,
  requests,
  connections,
  seconds = 60,
}: Load): Promise<LoadOutcome> {
  const outcome: LoadOutcome = {
    answers: new Map(),
    wrong: [],
    wrongCount: 0,
    seconds: 0,
    times: [],
  };
  const started = performance.now();
  let next = 0;
  const visitors = Array.from({ length: connections }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (next < requests && performance.now() - started < seconds * 1000) {
      const question = questions[next++ % questions.length];
      if (question) await note(outcome, question, port, agent);
    }
    agent.destroy();
  });
  await Promise.all(visitors);
  outcome.seconds = (performance.now() - started) / 1000;
  outcome.times.sort((one, other) => one - other);
  return outcome;
}

async function note(
  outcome: LoadOutcome,
  question: LoadQuestion,
  port: number,
  agent: Agent,
): Promise<void> {
  const started = performance.now();
  const status = await statusOf(question, port, agent).catch((fault: Error) => fault.message);
  outcome.times.push(performance.now() - started);
  if (typeof status === 'number')
    outcome.answers.set(status, (outcome.answers.get(status) ?? 0) + 1);
  if (status === question.status) return;
  outcome.wrongCount += 1;
  if (outcome.wrong.length < 10)
    outcome.wrong.push(`${question.path}: ${status}, not ${question.status}`);
}

/** Asks as a browser does: where a kept connection was closed before anything came, once more over a new one. */
function statusOf({ path, headers }: LoadQuestion, port: number, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
      response.resume();
    });
    sent.on('error', (fault: NodeJS.ErrnoException) => {
      const wasClosed = sent.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(fault.code ?? '');
      if (wasClosed) statusOf({ path, headers, status: 200 }, port, agent).then(resolve, reject);
      else reject(fault);
    });
    sent.end();
  });
}
