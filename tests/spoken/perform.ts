import type { HeardStep, Hearing } from './hearing.ts';
import type { ScreenReader } from './screen-reader.ts';
import { forgetAndGoTo } from './spoken-site.ts';
import { withoutNoise } from './spoken-text.ts';
import { type Task, wordsFor } from './task.ts';

/**
 * Does a task on a device with empty storage and returns the lines that were heard at each step. It
 * ends after an `until` step whose words never came, because the next steps would happen in another
 * place.
 */
export async function perform(task: Task, reader: ScreenReader): Promise<Hearing> {
  await reader.take(`size ${task.window}`);
  const hearing: HeardStep[] = [];
  for (const step of task.steps) {
    const isFirst = step === task.steps[0];
    const command = isFirst ? step.command.replace('go ', `go ${forgetAndGoTo}`) : step.command;
    const heard = await reader.take(command, wordsFor(step, reader.browser));
    hearing.push({ ...heard, lines: withoutNoise(heard.lines) });
    if (heard.unheard !== undefined) break;
  }
  return hearing;
}
