import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { readEntry } from '#content/read-entry.ts';
import { writeCaptions } from '#features/stories/recordings/captions.ts';
import {
  mediaEndings,
  neededEnding,
  recordingsFolder,
  sampleLabel,
} from '#features/stories/recordings/recording-files.ts';
import { passageOf, type Turn, turnsOf } from '#features/stories/recordings/transcript.ts';
import { type StoryFile, storySchema } from '#features/stories/story.schema.ts';
import { fileSizeLabel } from '#site/words.ts';
import { say } from '../../scripts/steps/step.ts';
import { captionCues } from './captions.ts';
import { encodeAudio } from './encode.ts';
import { master, secondsOf, writePeaks } from './sound.ts';
import { passagePieces, passageSound, speak, voiceOf } from './speech.ts';
import { makeVideo } from './video/make-video.ts';

const target = join('content', recordingsFolder);

/**
 * Makes the samples of the stories with these ids, or of all. Recordings of people are only
 * measured, for the waveform. Throws with what to install where a program is missing.
 */
export async function makeMedia(ids: readonly string[]): Promise<void> {
  const stories = await readStories(ids);
  const tools = toolVersions();
  say(`Making recordings with ${tools.join(', ')} …`);
  await mkdir(target, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'media-'));
  try {
    for (const [index, story] of stories.entries()) {
      say(`${index + 1} of ${stories.length}: ${story.id}`);
      say(`  ${await makeOne(story, folder, tools)}`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function makeOne(story: Story, folder: string, tools: string[]): Promise<string> {
  const { id, data } = story;
  const base = join(target, id);
  if (!data.recording) return 'has no recording yet; left as it is';
  if (data.recording.synthetic) return makeSample(story, { folder, base, tools });
  const media = `${base}.${neededEnding(data.kind)}`;
  if (!existsSync(media)) return `${media} is still to come`;
  await writePeaks(media, `${base}.json`);
  return 'people are heard; measured for the waveform';
}

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

/**
 * Speaks a story’s passage and writes all files of its recording. Gives back a line that says what
 * was made.
 */
async function makeSample(story: Story, shop: Workshop): Promise<string> {
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

const folder = 'content/stories';

/** A story as the maker of recordings sees it. */
export interface Story {
  id: string;
  data: StoryFile;
  /** The turns that are heard; none where the story has no recording. */
  passage: Turn[];
}

/**
 * The stories with these ids, or all. Throws for an id that is none, and for a file that is not
 * sound.
 */
async function readStories(ids: readonly string[]): Promise<Story[]> {
  const known = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const all = known.map((name) => parse(name).name).sort();
  const unknown = ids.filter((id) => !all.includes(id));
  if (unknown.length > 0) {
    throw new Error(`No story is called ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  }
  return Promise.all((ids.length > 0 ? ids : all).map(readStory));
}

async function readStory(id: string): Promise<Story> {
  const file = join(folder, `${id}.md`);
  const { data: raw, body } = readEntry(await readFile(file, 'utf8'), 'md');
  const { success, data } = storySchema.safeParse(raw);
  if (!success) throw new Error(`${file} has problems; run npm run content:check.`);
  return { id, data, passage: data.recording ? passageOf(turnsOf(body), data.recording) : [] };
}

/** A program that recordings are made with, and how it says its version. */
interface Tool {
  program: string;
  ask: string;
  version: RegExp;
}

const tools: readonly Tool[] = [
  { program: 'ffmpeg', ask: '-version', version: /^ffmpeg version (\S+)/m },
  { program: 'flite', ask: '--version', version: /version: flite-(\S+)/ },
  { program: 'festival', ask: '--version', version: /System: ([\d.]+)/ },
];

const voice = 'festvox-us-slt-hts';
const voiceFolder = '/usr/share/festival/voices/us/cmu_us_slt_arctic_hts';

/** The programs with their versions. Throws with what to install if one is missing. */
function toolVersions(): string[] {
  const versions = tools.map(versionOf);
  const missing = tools.filter((_, index) => versions[index] === undefined);
  const names = missing.map(({ program }) => program);
  if (!existsSync(voiceFolder)) names.push(voice);
  if (names.length > 0) throw new Error(adviceFor(names));
  return versions.flatMap((version) => version ?? []);
}

function versionOf({ program, ask, version }: Tool): string | undefined {
  const { error, stdout, stderr } = spawnSync(program, [ask], { encoding: 'utf8' });
  if (error) return undefined;
  return `${program} ${version.exec(`${stdout}\n${stderr}`)?.[1] ?? ''}`.trim();
}

function adviceFor(names: readonly string[]): string {
  return [
    `To make recordings, this machine lacks: ${names.join(', ')}. On Debian:`,
    `  apt-get install --no-install-recommends ffmpeg flite festival ${voice}`,
    'Nothing else needs them: the site is built, served and tested from content/recordings.',
  ].join('\n');
}
