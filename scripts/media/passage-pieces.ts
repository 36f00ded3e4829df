import { partsOf, type Turn } from '#features/stories/recordings/transcript.ts';
import { sentencesOf } from './sentences.ts';

/** What a recording is joined from: a sentence, a described sound, or a pause in seconds. */
export type Piece = { sentence: string; speaker: string } | { sound: string } | { pause: number };

const betweenParts = 0.26;
const betweenTurns = 0.5;

/** A passage → its pieces in order, with a short pause between sentences and a longer one between turns. */
export function passagePieces(passage: readonly Turn[]): Piece[] {
  return withPauses(
    passage.map((turn) => withPauses(turnPieces(turn), betweenParts)),
    betweenTurns,
  );
}

function turnPieces({ speaker, text }: Turn): Piece[][] {
  return partsOf(text).flatMap((part): Piece[][] => {
    if ('sound' in part) return [[part]];
    return sentencesOf(part.words).map((sentence) => [{ sentence, speaker }]);
  });
}

function withPauses(groups: readonly Piece[][], pause: number): Piece[] {
  return groups.flatMap((group, index) => (index === 0 ? group : [{ pause }, ...group]));
}
