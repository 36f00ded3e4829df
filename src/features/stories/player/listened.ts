/** How far a visitor has listened: seconds by the id of the story. */
export type Listened = Readonly<Record<string, number>>;

const margin = 5;

/** Whether a stored value is what we keep. */
export function isListened(value: unknown): value is Listened {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((place) => Number.isFinite(place))
  );
}

/** The list with a story's place in it; within five seconds of the beginning or the end it has none. */
export function withPlace(
  listened: Listened,
  id: string,
  position: number,
  duration: number,
): Listened {
  const { [id]: _, ...others } = listened;
  const isWorthKeeping = position >= margin && position <= duration - margin;
  return isWorthKeeping ? { ...others, [id]: Math.floor(position) } : others;
}

/** Where to go on with a story; undefined where there is no place, or none inside the recording. */
export function placeIn(listened: Listened, id: string, duration: number): number | undefined {
  const place = Object.hasOwn(listened, id) ? listened[id] : undefined;
  return place !== undefined && place >= margin && place <= duration - margin ? place : undefined;
}
