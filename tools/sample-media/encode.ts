import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { sampleLabel } from '#features/stories/recordings/recording-files.ts';

/** What a program gave back. */
interface Output {
  stdout: Buffer;
  stderr: string;
}

const mostBytes = 256 * 1024 * 1024;

/** Runs a program to its end. Throws with what it said, if it fails. */
export function run(program: string, args: readonly string[]): Promise<Output> {
  return new Promise((resolve, reject) => {
    const options = { encoding: 'buffer', maxBuffer: mostBytes } as const;
    execFile(program, args, options, (error, stdout, stderr) => {
      const said = stderr.toString();
      if (error) reject(new Error(`${program} failed: ${said.trim() || error.message}`));
      else resolve({ stdout, stderr: said });
    });
  });
}

/** No dates, no encoder names: the same input gives the same file. */
const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
const opus = ['-c:a', 'libopus', '-b:a', '32k', '-application', 'voip'];
const aac = ['-c:a', 'aac', '-b:a', '64k'];
const fast = ['-movflags', '+faststart'];
const steady = ['-pix_fmt', 'yuv420p', '-g', '120', '-flags:v', '+bitexact', '-threads', '2'];
const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '27', ...steady];
const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '42', '-b:v', '0', '-cpu-used', '2', ...steady];

/** Pictures of three bytes a pixel, one after another, → a lossless video for the encoders. */
export async function writePictures(
  pictures: AsyncIterable<Buffer>,
  { width, height, rate }: { width: number; height: number; rate: number },
  file: string,
): Promise<void> {
  const size = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`];
  const lossless = ['-c:v', 'libx264rgb', '-preset', 'ultrafast', '-qp', '0'];
  const args = ['-v', 'error', '-y', ...size, '-r', String(rate), '-i', '-', ...lossless, file];
  const child = spawn('ffmpeg', args, { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = once(child, 'close');
  for await (const picture of pictures) {
    if (!child.stdin.write(picture)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not write ${file}.`);
}

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

/**
 * Lossless pictures → the two files of a clip without sound, `….webm` and `….mp4`; `note` is said
 * inside them.
 */
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
