import { stat, writeFile } from 'node:fs/promises';
import { writeCaptions } from '#features/stories/recordings/captions.ts';
import {
  mediaEndings,
  neededEnding,
  sampleLabel,
} from '#features/stories/recordings/recording-files.ts';
import { fileSizeLabel } from '#site/words.ts';
import { say } from '../steps/say.ts';
import { captionCues } from './caption-cues.ts';
import { encodeAudio } from './encode.ts';
import { master } from './master.ts';
import { passagePieces } from './passage-pieces.ts';
import { passageSound } from './passage-sound.ts';
import { writePeaks } from './peaks.ts';
import { secondsOf } from './sound.ts';
import { speak } from './speak.ts';
import type { Story } from './stories.ts';
import { makeVideo } from './video/make-video.ts';
import { voiceOf } from './voices.ts';

/** Seconds of silence around the words; a video shows its title and its closing card there. */
const around = { audio: { lead: 0.5, close: 0.8 }, video: { lead: 2.8, close: 4 } };

/** Where a sample is made and written. */
export interface Workshop {
  /** For files on the way. */
  folder: string;
  /** Path of the sample’s files without ending. */
  base: string;
  tools: string[];
}

/** Speaks a story’s passage and writes all files of its recording. Gives back a line that says what was made. */
export async function makeSample(story: Story, shop: Workshop): Promise<string> {
  const { data, passage } = story;
  const pieces = passagePieces(passage);
  say(`  speaking ${pieces.filter((piece) => 'sentence' in piece).length} sentences …`);
  const { sound, heard } = await passageSound(
    pieces,
    (sentence, speaker) => speak(sentence, voiceOf(speaker), shop.folder),
    around[data.kind],
  );
  const cues = captionCues(heard);
  const wave = await master(sound, shop.folder);
  if (data.kind === 'audio') await encodeAudio(wave, shop.base, data.name);
  else await makeVideo(story, { ...shop, wave, cues, seconds: secondsOf(sound) });
  await writeFile(`${shop.base}.vtt`, writeCaptions(cues, sampleLabel));
  await writePeaks(`${shop.base}.${neededEnding(data.kind)}`, `${shop.base}.json`, shop.tools);
  const sizes = mediaEndings[data.kind].map(async (ending) => {
    const { size } = await stat(`${shop.base}.${ending}`);
    return `${ending} ${fileSizeLabel(size)}`;
  });
  return [`${secondsOf(sound).toFixed(1)} s`, ...(await Promise.all(sizes))].join(', ');
}
