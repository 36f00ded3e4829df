/** One line that the screen reader spoke. */
export interface Line {
  text: string;
  /** The language of the voice where it is not English, as `es`. */
  language?: string;
  /**
   * `true` for a line of a record that was spoken in only one of the two hearings it was made of. A
   * later hearing may have it or not; neither is a difference.
   */
  isOccasional?: boolean;
}

/** The lines that were heard at one step of a task (task.ts). */
export interface HeardStep {
  lines: readonly Line[];
  /** The words for which an `until …` step waited, if they did not come. */
  unheard?: string;
}

/** The lines that were heard at each step of a task, in their order. */
export type Hearing = readonly HeardStep[];
