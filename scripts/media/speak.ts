import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';
import { leveled, rate, soundOf } from './sound.ts';
import { speechText } from './speech-text.ts';
import type { Voice } from './voices.ts';

/** Sampling rate of each program’s voice. */
const rates = { festival: 32_000, flite: 16_000 };

/** Says words in a voice, without the silence around them; `folder` is for files on the way. */
export async function speak(words: string, voice: Voice, folder: string): Promise<Int16Array> {
  const text = join(folder, 'words.txt');
  const wave = join(folder, 'words.wav');
  await writeFile(text, `${speechText(words)}\n`);
  if (voice.engine === 'flite') await run('flite', ['-voice', voice.base, '-f', text, '-o', wave]);
  else await run('text2wave', ['-eval', `(voice_${voice.base})`, '-o', wave, text]);
  const filters = filtersFor(voice).join(',');
  const raw = ['-f', 's16le', '-ac', '1', '-ar', String(rate), '-'];
  const { stdout } = await run('ffmpeg', ['-v', 'error', '-i', wave, '-af', filters, ...raw]);
  return leveled(soundOf(stdout));
}

/** Playing slower makes the speaker larger; the tempo is then set right again. */
function filtersFor({ engine, size, pace }: Voice): string[] {
  const trimmed = 'silenceremove=start_periods=1:start_threshold=-50dB';
  const soft = 'afade=d=0.012';
  return [
    `asetrate=${Math.round(rates[engine] * size)}`,
    `aresample=${rate}`,
    `atempo=${(pace / size).toFixed(4)}`,
    'highpass=f=70',
    ...[trimmed, soft, 'areverse', trimmed, soft, 'areverse'],
  ];
}
