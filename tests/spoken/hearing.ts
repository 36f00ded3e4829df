/** One thing that the screen reader gave to be spoken. */
export interface Line {
  text: string;
  /** The language of the voice where it is not English, as `es`. */
  language?: string;
  /**
   * `true` where it was heard in one of two hearings only: no fault where it is missing, nor where
   * it comes.
   */
  isOccasional?: boolean;
}

/** What was heard at one step. */
export interface HeardStep {
  lines: readonly Line[];
  /** Words that an `until` step waited for in vain. */
  unheard?: string;
}

/** What was heard at the steps of a task, in their order. */
export type Hearing = readonly HeardStep[];
