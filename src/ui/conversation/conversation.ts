/** A voice of a recording. */
export interface Voice {
  name: string;
  /** Where its bars stand, in words: `above the line`. */
  place: string;
  /** Its share of the time in which somebody speaks, in whole percent. */
  share: number;
}

/** A recording as a conversation: how loud it is at each moment, and who speaks there. */
export interface Conversation {
  /** Loudness along the recording, 0 to 1, one number a bar; empty where there is none to draw. */
  peaks: readonly number[];
  /** The index of the voice that speaks at each bar; `nobody` where none does. */
  turns: readonly number[];
  /** In the order in which they speak first; empty where they are not known. */
  voices: readonly Voice[];
  /** The drawing in words. */
  alternative: string;
}

/** The bars of a conversation. */
export type Bars = Pick<Conversation, 'peaks' | 'turns'>;

/** The turn of a bar at which no voice speaks. */
export const nobody = -1;

/** The loudness below which a bar counts as silence: two units of a half of 100. */
const quietest = 0.02;

/** Returns whether a bar of this loudness and turn is drawn as a voice, and not as silence. */
export function isHeard(peak: number, turn: number): boolean {
  return turn !== nobody && peak >= quietest;
}

/** Returns half as many bars, for a narrow drawing: of each pair the louder one, with its voice. */
export function halved({ peaks, turns }: Bars): Bars {
  const louder = peaks.flatMap((peak, index) => {
    if (index % 2 === 1) return [];
    return peak >= (peaks[index + 1] ?? 0) ? [index] : [index + 1];
  });
  return {
    peaks: louder.map((index) => peaks[index] ?? 0),
    turns: louder.map((index) => turns[index] ?? nobody),
  };
}

/** A drawing in user units, each path made of vertical strokes that are 6.4 wide. */
export interface Drawing {
  width: number;
  height: number;
  /** The bars of each voice, in the order of the voices. */
  voices: readonly string[];
  /**
   * Horizontal strokes, 2 high: a tick for each moment at which nobody speaks; in lanes a line
   * along each, to be dashed by `ticksOfLane`, since in a lane all others are silent.
   */
  silence: string;
}

/** A bar stands in the middle of a cell; a stroke of 6.4 leaves 3.6 free. */
const cell = 10;
const bar = 6.4;
/** From the axis to the tallest bar, of 100 that there are. */
const reach = 96;
/** From the edge of a cell to its bar. */
const inset = 1.8;
/** The dashes of the line of a lane: a tick below each bar. */
export const ticksOfLane = `${bar} ${2 * inset}`;
const lane = 60;
const laneReach = 27;
/** The bars of a drawing without a recording: the silence of one on a phone. */
const emptyBars = 73;

/**
 * Draws a conversation of `voiceCount` voices. Two: the first above the line, the second below it.
 * One: on both sides of the line. Three or more: each in a lane of its own. A moment without a
 * voice is a tick on the line, and so is each in the lanes of the others. A conversation without
 * bars is 73 ticks.
 */
export function drawConversation(bars: Bars, voiceCount: number): Drawing {
  const moments = bars.peaks.map((peak, index) => {
    const turn = bars.turns[index] ?? nobody;
    return { x: index * cell, peak, turn: isHeard(peak, turn) ? turn : nobody };
  });
  const size = { width: cell * (moments.length || emptyBars), height: heightFor(voiceCount) };
  if (moments.length === 0) return { ...size, voices: [], silence: ticks(emptyTicks, 100) };
  const strokesOf = (voice: number) =>
    moments
      .filter(({ turn }) => turn === voice)
      .map(({ x, peak }) => stroke(x, endsOf(peak, voice, voiceCount)))
      .join('');
  const indexes = Array.from({ length: voiceCount }, (_, voice) => voice);
  return {
    ...size,
    voices: indexes.map(strokesOf),
    silence:
      voiceCount < 3
        ? ticks(
            moments.filter(({ turn }) => turn === nobody).map(({ x }) => x),
            100,
          )
        : indexes.map((voice) => `M${inset} ${middleOf(voice)}H${size.width}`).join(''),
  };
}

const emptyTicks = Array.from({ length: emptyBars }, (_, index) => index * cell);

function heightFor(voiceCount: number): number {
  return voiceCount < 3 ? 200 : lane * voiceCount;
}

/** Returns the middle of a lane, from the upper edge of the drawing. */
function middleOf(voice: number): number {
  return voice * lane + lane / 2;
}

/** Returns the upper and the lower end of a bar. */
function endsOf(peak: number, voice: number, voiceCount: number): readonly [number, number] {
  if (voiceCount >= 3) {
    const middle = middleOf(voice);
    return [middle - peak * laneReach, middle + peak * laneReach];
  }
  const length = peak * reach;
  if (voiceCount === 1) return [100 - length, 100 + length];
  return voice === 0 ? [100 - length, 100] : [100, 100 + length];
}

function stroke(x: number, [top, bottom]: readonly [number, number]): string {
  return `M${x + cell / 2} ${round(top)}V${round(bottom)}`;
}

function ticks(places: readonly number[], y: number): string {
  return places.map((x) => `M${round(x + inset)} ${y}h${bar}`).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
