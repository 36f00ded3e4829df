import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Turn, wordsAndSounds } from '#features/stories/recordings/transcript.ts';
import type { Heard } from './captions.ts';
import { run } from './encode.ts';
import { joinedSound, leveled, rate, secondsOf, silence, soundOf } from './sound.ts';

/** Writings that a synthesizer says wrong, and how to write them for it. */
const sayings: readonly [RegExp, string][] = [
  [/\b911\b/g, 'nine one one'],
  [/\b988\b/g, 'nine eight eight'],
  [/\bN95\b/g, 'N ninety five'],
  [/\bMs\. /g, 'Miz '],
  [/\bDr\. /g, 'Doctor '],
];

const marks: readonly [RegExp, string][] = [
  [/[’‘]/g, "'"],
  [/[“”"]/g, ''],
  [/\.\.\.|…|—/g, ','],
  [/–/g, '-'],
];

/** Words as people read them → words as the synthesizers read them: plain ASCII. */
export function speechText(words: string): string {
  const said = [...sayings, ...marks].reduce((text, [from, to]) => text.replace(from, to), words);
  return said
    .normalize('NFD')
    .replace(/[^\u0020-\u007E]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** How one person sounds in a sample. */
export interface Voice {
  engine: 'festival' | 'flite';
  /** Name of the voice in that program. */
  base: string;
  /** Size of the speaker: below 1 larger and lower, above 1 smaller and higher. */
  size: number;
  /** Speed against the program’s own. */
  pace: number;
}

const woman = (size: number, pace = 0.97): Voice => ({
  engine: 'festival',
  base: 'cmu_us_slt_arctic_hts',
  size,
  pace,
});
const man = (size: number, pace = 1.04): Voice => ({ engine: 'flite', base: 'rms', size, pace });

/**
 * One voice for each person, by the name in the transcripts. Of the free Debian voices a speech
 * recognizer understood these two best, at sizes between 0.86 and 1.12; within a story the sizes
 * stand well apart.
 */
const voices: Readonly<Record<string, Voice>> = {
  'Leilani Tidewell': woman(1.02),
  'Sunita Rainwell': woman(0.89),
  'Dr. Mateo Coppermoor': man(0.95),
  'Josué Fernhollow': man(1.12),
  'Winona Redbrooke': woman(0.93),
  'Dr. Tobias Ashgrovel': man(0.96, 1),
  'Callum Drywater': man(1.08),
  'Dr. Inés Callowreef': woman(1),
  'Teo Marshlight': man(1.04),
  'Asha Brookmere': woman(0.97),
  'Dr. Freya Northlamp': woman(1),
  'Odessa Farrowline': woman(0.86, 0.93),
  'Dr. Mei Larkspurn': woman(1.02),
  'Dr. Wren Abernook': woman(0.88, 0.95),
  'Imani Brackwater': woman(1.04),
  'Theo Sandlock': man(1.12),
  'Ngozi Evergale': woman(0.9),
  'Dana Wickfield': woman(1.02),
  'Beau Cypresson': man(1),
  'Corinne Hathersage': woman(0.88),
  'Luz Ortigal': woman(1),
  'Dr. Kwame Saltmarrow': man(0.96),
  'Benito Llanoverde': man(1.12),
  'Joyce Amberlane': woman(0.9),
  'Curtis Wennock': man(0.97),
  'Dr. Piotr Hailstrom': man(1.1),
};

/** The voice of a person. Throws for a new name, which needs a line in this table. */
export function voiceOf(name: string): Voice {
  const voice = voices[name];
  if (!voice) throw new Error(`tools/sample-media/speech.ts has no voice for ${name}; add one.`);
  return voice;
}

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
    trimmed,
    soft,
    'areverse',
    trimmed,
    soft,
    'areverse',
  ];
}

const titles = /(?:Dr|Mr|Mrs|Ms|St)\.$/;

/**
 * Words → sentences. A break needs a mark, a space and a capital, so "was... it was" stays whole.
 */
export function sentencesOf(words: string): string[] {
  const sentences: string[] = [];
  for (const piece of words.split(/(?<=[.!?][”’]?)\s+(?=[“‘]?[A-Z])/)) {
    const before = sentences.at(-1);
    if (before !== undefined && titles.test(before)) {
      sentences[sentences.length - 1] = `${before} ${piece}`;
    } else sentences.push(piece);
  }
  return sentences.filter((sentence) => sentence.trim() !== '');
}

/** What a recording is joined from: a sentence, a described sound, or a pause in seconds. */
export type Piece = { sentence: string; speaker: string } | { sound: string } | { pause: number };

const betweenParts = 0.26;
const betweenTurns = 0.5;

/**
 * A passage → its pieces in order, with a short pause between sentences and a longer one between
 * turns.
 */
export function passagePieces(passage: readonly Turn[]): Piece[] {
  return withPauses(
    passage.map((turn) => withPauses(turnPieces(turn), betweenParts)),
    betweenTurns,
  );
}

function turnPieces({ speaker, text }: Turn): Piece[][] {
  return wordsAndSounds(text).flatMap((part): Piece[][] => {
    if ('sound' in part) return [[part]];
    return sentencesOf(part.words).map((sentence) => [{ sentence, speaker }]);
  });
}

function withPauses(groups: readonly Piece[][], pause: number): Piece[] {
  return groups.flatMap((group, index) => (index === 0 ? group : [{ pause }, ...group]));
}

/** How long a described sound is waited for. */
const soundPause = 1.3;

/** A passage spoken: its sound, and when each sentence and each described sound is in it. */
interface PassageSound {
  sound: Int16Array;
  heard: Heard[];
}

/** Speaks piece after piece; `lead` and `close` are seconds of silence around them. */
export async function passageSound(
  pieces: readonly Piece[],
  say: (sentence: string, speaker: string) => Promise<Int16Array>,
  { lead, close }: { lead: number; close: number },
): Promise<PassageSound> {
  const parts: Int16Array[] = [silence(lead)];
  const heard: Heard[] = [];
  let start = lead;
  for (const piece of pieces) {
    const sound = await soundFor(piece, say);
    const end = start + secondsOf(sound);
    if ('sound' in piece) heard.push({ start, end, text: `[${piece.sound}]` });
    if ('sentence' in piece) {
      heard.push({ start, end, speaker: piece.speaker, text: piece.sentence });
    }
    parts.push(sound);
    start = end;
  }
  return { sound: joinedSound([...parts, silence(close)]), heard };
}

async function soundFor(
  piece: Piece,
  say: (sentence: string, speaker: string) => Promise<Int16Array>,
): Promise<Int16Array> {
  if ('sentence' in piece) return say(piece.sentence, piece.speaker);
  return silence('pause' in piece ? piece.pause : soundPause);
}
