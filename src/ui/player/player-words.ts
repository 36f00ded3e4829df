/** What a player says in sentences; its controls name themselves. */
export interface PlayerWords {
  /** Before a time: "Starts at" 0:42. */
  startsAt: string;
  /** Nothing can be played: what to do instead. */
  failed: string;
  /** It takes long to come. */
  slow: string;
}
