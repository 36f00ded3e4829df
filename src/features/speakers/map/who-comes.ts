/** A place to which somebody may be asked, by the names that content uses. */
export interface Destination {
  /** Such as `Texas`. */
  name: string;
  /** Such as `Southwest`. */
  region: string;
}

/** A speaker, as far as it decides where they can be heard. */
export interface Traveler {
  /** The name of the place they live in, and its region; absent where they did not say it. */
  state?: string | undefined;
  region?: string | undefined;
  /** How far they travel; absent where they did not say it. */
  travels?: 'local' | 'region' | 'national' | 'international' | undefined;
  requests: 'open' | 'paused';
  formats: readonly ('in-person' | 'virtual' | 'hybrid')[];
}

/**
 * Whether a speaker can stand in a room at a place: takes requests, is not heard by screen alone,
 * and lives there or travels that far.
 */
export function comesTo(traveler: Traveler, place: Destination): boolean {
  const { state, region, travels, requests, formats } = traveler;
  if (requests === 'paused' || formats.every((format) => format === 'virtual')) return false;
  if (state === place.name) return true;
  if (travels === undefined || travels === 'local') return false;
  return travels !== 'region' || region === place.region;
}

/** Whether a speaker can be heard by screen, wherever the audience is. */
export function isOnScreen({ requests, formats }: Traveler): boolean {
  return requests === 'open' && formats.some((format) => format !== 'in-person');
}
