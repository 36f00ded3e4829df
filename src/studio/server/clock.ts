/** The time: `now` for the name of a branch, `today` (`YYYY-MM-DD`) for the rules of change. */
export interface Clock {
  now: () => Date;
  today: () => string;
}
