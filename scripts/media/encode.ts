import { sampleLabel } from '#features/stories/recordings/recording-files.ts';
import { run } from './run.ts';

/** No dates, no encoder names: the same input gives the same file. */
const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
const opus = ['-c:a', 'libopus', '-b:a', '32k', '-application', 'voip'];
const aac = ['-c:a', 'aac', '-b:a', '64k'];
const fast = ['-movflags', '+faststart'];
const steady = ['-pix_fmt', 'yuv420p', '-g', '120', '-flags:v', '+bitexact', '-threads', '2'];
const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '27', ...steady];
const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '42', '-b:v', '0', '-cpu-used', '2', ...steady];

/** A mastered WAVE file → the two files of an audio recording, `….opus` and `….m4a`. */
export async function encodeAudio(wave: string, base: string, title: string): Promise<void> {
  await encode([wave], opus, `${base}.opus`, title);
  await encode([wave], [...aac, ...fast], `${base}.m4a`, title);
}

/** A WAVE file and lossless pictures → the two files of a video recording, `….webm` and `….mp4`. */
export async function encodeVideo(
  [wave, pictures]: readonly [string, string],
  base: string,
  title: string,
): Promise<void> {
  await encode([pictures, wave], [...vp9, ...opus], `${base}.webm`, title);
  await encode([pictures, wave], [...h264, ...aac, ...fast], `${base}.mp4`, title);
}

/** Lossless pictures → the two files of a clip without sound, `….webm` and `….mp4`; `note` is said inside them. */
export async function encodeClip(
  pictures: string,
  base: string,
  title: string,
  note: string,
): Promise<void> {
  await encode([pictures], vp9, `${base}.webm`, title, note);
  await encode([pictures], [...h264, ...fast], `${base}.mp4`, title, note);
}

function encode(
  inputs: readonly string[],
  how: readonly string[],
  file: string,
  title: string,
  comment: string = sampleLabel,
) {
  const from = inputs.flatMap((input) => ['-i', input]);
  const label = { title, artist: 'Climate Health Voices', comment };
  const metadata = Object.entries(label).flatMap(([key, words]) => [
    '-metadata',
    `${key}=${words}`,
  ]);
  return run('ffmpeg', ['-v', 'error', '-y', ...from, ...plain, ...how, ...metadata, file]);
}
