import { mostClipBytes } from '#features/media/b-roll/clip.ts';
import { mostRecordingBytes } from '#features/stories/recordings/recording-limits.ts';
import type { Size } from './cut.ts';
import { type FileKind, fileKindNames } from './file-kind.ts';

/*
 * The rules by which a file is looked at when somebody chooses it: in the browser before anything
 * is sent, and in the server before anything is kept. Each says what is wrong and how to make it
 * right, for somebody who knows a telephone better than a file format.
 */

/** A file that cannot be used. */
export interface FileRefusal {
  /** The problem, in a sentence or two. */
  words: string;
  /** How to make it right; each is a way of its own. */
  steps: readonly string[];
}

/**
 * A place for a file beside an entry: `picture` for a field of the form, else the ending of a
 * recording, its captions or its still picture.
 */
export type PlaceType = 'picture' | 'still' | 'm4a' | 'opus' | 'mp4' | 'webm' | 'vtt';

/** The type of a place beside an entry, as `Uploads` names it; undefined for any other. */
export function placeType(place: string): PlaceType | undefined {
  if (/^\w+(\.\w+)*$/.test(place)) return 'picture';
  if (place === '.jpg') return 'still';
  const endings = ['m4a', 'opus', 'mp4', 'webm', 'vtt'] as const;
  return endings.find((ending) => place === `.${ending}`);
}

/** The most bytes of a picture as it is chosen; it is made smaller before it is saved. */
const mostPictureBytes = 60_000_000;
const mostCaptionBytes = 1_000_000;

const pictures: readonly FileKind[] = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff', 'svg'];

interface Wanted {
  kinds: readonly FileKind[];
  /** A sentence on what belongs there. */
  need: string;
  /** The most bytes, for an entry of a kind. */
  most: (kind: string) => number;
}

/**
 * The files that each place takes. Those of the MP4 family tell only inside whether they have a
 * picture.
 */
const wanted: Readonly<Record<PlaceType, Wanted>> = {
  picture: {
    kinds: pictures,
    need: 'Needed here is a picture as JPEG or PNG.',
    most: () => mostPictureBytes,
  },
  still: {
    kinds: pictures.filter((kind) => kind !== 'svg'),
    need: 'Needed here is a still picture as JPEG or PNG.',
    most: () => mostPictureBytes,
  },
  m4a: {
    kinds: ['m4a', 'mp4'],
    need: 'Needed here is sound as M4A.',
    most: () => mostRecordingBytes.real.audio,
  },
  opus: {
    kinds: ['ogg'],
    need: 'Needed here is sound as Opus.',
    most: () => mostRecordingBytes.real.audio,
  },
  mp4: { kinds: ['mp4'], need: 'Needed here is a film as MP4.', most: mostFilmBytes },
  webm: { kinds: ['webm'], need: 'Needed here is a film as WebM.', most: mostFilmBytes },
  vtt: {
    kinds: ['vtt', 'srt'],
    need: 'Needed here are captions as WebVTT or SRT.',
    most: () => mostCaptionBytes,
  },
};

function mostFilmBytes(kind: string): number {
  return kind === 'clips' ? mostClipBytes : mostRecordingBytes.real.video;
}

/** A file as it was chosen: its kind by its bytes, its size in bytes, its name. */
export interface ChosenFile {
  kind: FileKind;
  size: number;
  name: string;
}

/**
 * Why a file cannot be put in a place beside an entry of a kind (a key of `kinds`); undefined where
 * nothing speaks against it so far.
 */
export function whyRefused(
  file: ChosenFile,
  type: PlaceType,
  entryKind: string,
): FileRefusal | undefined {
  const { kinds, need, most } = wanted[type];
  if (file.size === 0 || file.kind === 'empty') return refusals.empty;
  if (!kinds.includes(file.kind)) {
    return { words: `${otherKindWords(file)} ${need}`, steps: stepsFrom(file, type) };
  }
  const limit = most(entryKind);
  if (file.size <= limit) return undefined;
  return {
    words: `This file has ${megabytes(file.size)}; at most ${megabytes(limit)} can be taken here.`,
    steps: smallerSteps[type],
  };
}

/** "This is a text, though its name ends in .jpg." */
function otherKindWords({ kind, name }: ChosenFile): string {
  const ending = /\.(\w{2,4})$/.exec(name)?.[1]?.toLowerCase();
  const honest = honestEndings[kind];
  const isHonest = ending === undefined || honest === undefined || honest.includes(ending);
  return isHonest
    ? `This is ${fileKindNames[kind]}.`
    : `This is ${fileKindNames[kind]}, though its name ends in “.${ending}”. To change a name does not change a file.`;
}

/** Endings that say what a file is; where another one stands, the name was changed. */
const honestEndings: Partial<Record<FileKind, readonly string[]>> = {
  heic: ['heic', 'heif', 'hif'],
  mp3: ['mp3'],
  wav: ['wav'],
  m4a: ['m4a', 'm4b'],
  mp4: ['mp4', 'm4v', 'm4a'],
  jpeg: ['jpg', 'jpeg', 'jpe'],
  png: ['png'],
  pdf: ['pdf'],
  text: ['txt', 'md', 'csv', 'html', 'htm'],
  zip: ['zip'],
  quicktime: ['mov', 'qt'],
};

const soundKinds: readonly FileKind[] = ['m4a', 'mp3', 'wav', 'flac', 'aiff', 'amr', 'ogg', 'wma'];
const filmKinds: readonly FileKind[] = ['mp4', 'quicktime', 'webm', 'avi', 'wma'];

/** How to make what belongs in a place from a file of another kind. */
function stepsFrom({ kind }: ChosenFile, type: PlaceType): readonly string[] {
  if (type === 'picture' || type === 'still') {
    if (kind === 'heic') return steps.fromHeic;
    return kind === 'text' || kind === 'unknown' ? steps.sendAgain : steps.toJpeg;
  }
  if (type === 'vtt') return steps.toCaptions;
  const isSound = type === 'm4a' || type === 'opus';
  if (isSound && (soundKinds.includes(kind) || filmKinds.includes(kind))) return steps.toM4a;
  if (!isSound && filmKinds.includes(kind)) return steps.toMp4;
  return steps.sendAgain;
}

const steps = {
  fromHeic: [
    'On an iPhone, for this picture: Photos > Share > Options > Most Compatible, then send it to yourself.',
    'On an iPhone, from now on: Settings > Camera > Formats > Most Compatible.',
    'On an Android telephone: turn off “High efficiency pictures” in the settings of the camera, or share the picture as JPEG.',
    'On a Mac: open it in Preview, then File > Export > JPEG. On Windows: open it in Photos, then Save as > JPEG.',
  ],
  toJpeg: ['Open it in the program that it comes from, and export or save it as JPEG or PNG.'],
  sendAgain: [
    'Look for the original, or ask who sent it to send it again as it came from the device.',
  ],
  toM4a: [
    'The Voice Memos of an iPhone are M4A already: share the recording from there.',
    'On a Mac: open it in QuickTime Player, then File > Export As > Audio Only.',
    'On Windows or a Mac: in Music or iTunes select it, then File > Convert > Create AAC Version.',
    'In Audacity: File > Export Audio, format M4A (AAC), one channel, 64 kbit/s.',
  ],
  toMp4: [
    'On an iPhone: Settings > Camera > Formats > Most Compatible, from now on.',
    'On a Mac: in iMovie, File > Share > File, 720p. On Windows: in Clipchamp, Export > 720p.',
    'With HandBrake: preset “Fast 720p30”, format MP4, with “Web Optimized”.',
  ],
  toCaptions: [
    'In the program that made the captions: export them as WebVTT (.vtt) or SubRip (.srt).',
    'On YouTube: YouTube Studio > Subtitles > the three dots > Download > .vtt.',
    'A transcript without times is no captions: put it into the part “Transcript” of the form.',
  ],
} as const;

const smallerSteps: Readonly<Record<PlaceType, readonly string[]>> = {
  picture: ['Make it at most 4000 pixels wide, save it as JPEG, and choose that file.'],
  still: ['Make it at most 4000 pixels wide, save it as JPEG, and choose that file.'],
  m4a: ['Export it as M4A (AAC) with one channel and 64 kbit/s: 25 minutes then have 12 MB.'],
  opus: ['Export it as Opus with one channel and 32 kbit/s.'],
  mp4: [
    'Export it as MP4 with 720p and a lower quality: HandBrake does it with the preset “Fast 720p30”.',
    'Or put the film on YouTube, and its address into the field “YouTube”.',
  ],
  webm: ['Export it as WebM with 720p and a lower quality, or leave this file out.'],
  vtt: ['Captions are text: look whether you chose the recording instead.'],
};

/** The most pixels of a picture that is read. */
export const mostPixels = 100_000_000;

/** Why a picture of this size in pixels cannot be read; undefined where it can. */
export function whyTooLarge({ width, height }: Size): FileRefusal | undefined {
  const pixels = width * height;
  if (pixels <= mostPixels) return undefined;
  return {
    words: `This picture is ${width} by ${height} pixels, ${Math.ceil(pixels / 1e6)} megapixels; at most ${mostPixels / 1e6} can be read here.`,
    steps: smallerSteps.picture,
  };
}

/** Pixels that the largest headshot of a press kit needs, as the content check asks for. */
export const leastPortrait: Size = { width: 1040, height: 1248 };
/** The least width in pixels of any other picture, as the content check asks for. */
export const leastWidth = 300;

/** The problem of the size in pixels of a picture as it would be saved; undefined without. */
export function sizeProblem({ width, height }: Size, isPortrait: boolean): string | undefined {
  const size = `${width} by ${height} pixels`;
  if (!isPortrait) {
    if (width >= leastWidth) return undefined;
    return `This is ${size}; a picture needs to be at least ${leastWidth} wide. Ask for the original, which is larger.`;
  }
  if (height < width) return `This is wider than it is high (${size}). Cut it upright.`;
  if (width >= leastPortrait.width && height >= leastPortrait.height) return undefined;
  return `This is ${size}; a portrait needs at least ${leastPortrait.width} by ${leastPortrait.height}. Cut less away, or ask for the original, which is larger.`;
}

/** The refusals that need no more to be known. */
export const refusals = {
  empty: {
    words: 'This file is empty: it has 0 bytes.',
    steps: ['It was not copied to its end. Copy it again, or ask for it again.'],
  },
  damaged: {
    words: 'This picture is damaged: part of it cannot be read.',
    steps: ['Copy it again from the device that took it, or export it again.'],
  },
  unreadable: {
    words: 'This recording cannot be read: it is damaged, or was not copied to its end.',
    steps: ['Copy it again from the device that made it, or export it again.'],
  },
  filmForSound: {
    words: 'This is a film. Needed here is sound as M4A.',
    steps: steps.toM4a,
  },
  soundForFilm: {
    words: 'This is sound without a picture. Needed here is a film as MP4.',
    steps: ['Choose audio as the kind of the story if it is only heard.'],
  },
} as const satisfies Record<string, FileRefusal>;

/** A refusal as one text, to be announced. */
export function refusalSentence({ words, steps: ways }: FileRefusal): string {
  return [words, ...ways].join(' ');
}

/** Bytes in kB below 1 MB, in MB below 1 GB, else in GB, rounded up: "1.2 MB". */
export function megabytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`;
  const isGiga = bytes >= 1_000_000_000;
  const unit = isGiga ? 1_000_000_000 : 1_000_000;
  return `${Math.ceil((bytes / unit) * 10) / 10} ${isGiga ? 'GB' : 'MB'}`;
}
