import type { Outcome } from './run-tool.ts';
import { say } from './say.ts';

/** How many checks passed and failed. */
export interface Score {
  passed: number;
  failed: number;
}

/** One part of a command: what it is called, and the work. */
export interface Step {
  name: string;
  run: () => Promise<Outcome>;
  /** Reads the step's own count of its tests; without one, the step itself counts as one. */
  count?: () => Promise<Score>;
}

/** Runs a step, prints one line with its time, and its whole output if it failed. What could not be done here counts as nothing. */
export async function runStep({ name, run, count }: Step): Promise<Score> {
  const started = performance.now();
  const { ok, output, notRun } = await run();
  if (notRun) {
    say(`– ${name}: not run, ${notRun}`);
    return { passed: 0, failed: 0 };
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const score = withOutcome(ok, (await count?.()) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  const detail = count ? `, ${score.passed} passed, ${score.failed} failed` : '';
  say(`${score.failed === 0 ? '✓' : '✗'} ${name} (${seconds} s${detail})`);
  if (!ok && output) say(output.trimEnd());
  return score;
}

/** The scores of several steps as one. */
export function total(scores: readonly Score[]): Score {
  return {
    passed: scores.reduce((sum, { passed }) => sum + passed, 0),
    failed: scores.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** A tool that ended badly without a failed test of its own has failed as a whole. */
function withOutcome(ok: boolean, { passed, failed }: Score): Score {
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}
