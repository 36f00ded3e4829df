/** One line that the screen reader spoke. */
export interface Line {
  text: string;
  /** The language of the voice where it is not English, as `es`. */
  language?: string;
  /** `true` for a line of only one of two hearings: it may be missing, and it may come. */
  isOccasional?: boolean;
}

/** The lines that were heard at one step. */
export interface HeardStep {
  lines: readonly Line[];
  /** Words for which an `until` step waited and that did not come. */
  unheard?: string;
}

/** The lines that were heard at each step of a task, in their order. */
export type Hearing = readonly HeardStep[];
