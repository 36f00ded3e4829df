/** All sound here is one channel of 16-bit samples at this rate. */
export const rate = 48_000;

/** Loudness that every sentence is brought to before they are joined, from 0 to 1. */
const spokenLevel = 0.08;

/** So many seconds of nothing. */
export function silence(seconds: number): Int16Array {
  return new Int16Array(Math.round(seconds * rate));
}

/** Length in seconds. */
export function secondsOf(sound: Int16Array): number {
  return sound.length / rate;
}

/** How loud a stretch is: the root mean square of its samples, from 0 to 1. */
export function levelOf(sound: Int16Array): number {
  const sum = sound.reduce((total, sample) => total + sample * sample, 0);
  return sound.length === 0 ? 0 : Math.sqrt(sum / sound.length) / 32_768;
}

/** The same words at the level of all others; silence stays silence. */
export function leveled(sound: Int16Array): Int16Array {
  const gain = spokenLevel / (levelOf(sound) || spokenLevel);
  return sound.map((sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * gain))));
}

/** Stretches one after the other. */
export function joinedSound(parts: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Raw bytes as programs hand them over → samples. */
export function soundOf(bytes: Buffer): Int16Array {
  const count = Math.floor(bytes.length / 2);
  return Int16Array.from({ length: count }, (_, index) => bytes.readInt16LE(index * 2));
}
