import type { Heard } from './caption-cues.ts';
import type { Piece } from './passage-pieces.ts';
import { joinedSound, secondsOf, silence } from './sound.ts';

/** How long a described sound is waited for. */
const soundPause = 1.3;

/** A passage spoken: its sound, and when each sentence and each described sound is in it. */
export interface PassageSound {
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
