import { peakCount } from '#features/stories/recordings/recording-limits.ts';

/** Samples a second at which a recording is read; loudness needs no more. */
const sampleRate = 8000;

/**
 * Measures the loudness of a recording for the waveform of the player, with the browser's own
 * decoder. Undefined where the browser cannot read it; the player then shows an even line.
 */
export async function measurePeaks(file: Blob): Promise<number[] | undefined> {
  try {
    const context = new OfflineAudioContext(1, 1, sampleRate);
    const sound = await context.decodeAudioData(await file.arrayBuffer());
    const channels = Array.from({ length: sound.numberOfChannels }, (_, index) =>
      sound.getChannelData(index),
    );
    return peaksOf(channels);
  } catch {
    return undefined;
  }
}

/**
 * The root mean square of each 146th of a sound, over all its channels, divided by the largest, in
 * hundredths; all 0 for silence.
 */
export function peaksOf(channels: readonly Float32Array[]): number[] {
  const length = channels[0]?.length ?? 0;
  const loudness = Array.from({ length: peakCount }, (_, part) => {
    const start = Math.floor((part * length) / peakCount);
    const end = Math.floor(((part + 1) * length) / peakCount);
    return rootMeanSquare(channels.map((channel) => channel.subarray(start, end)));
  });
  const loudest = Math.max(...loudness);
  return loudness.map((value) => (loudest > 0 ? Math.round((value / loudest) * 100) / 100 : 0));
}

function rootMeanSquare(parts: readonly Float32Array[]): number {
  let sum = 0;
  let count = 0;
  for (const part of parts) {
    for (const sample of part) sum += sample * sample;
    count += part.length;
  }
  return count === 0 ? 0 : Math.sqrt(sum / count);
}
