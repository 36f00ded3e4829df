/** What a visitor types, and who must be among the first three findings. */
export interface QualityQuery {
  query: string;
  /** Id of the speaker. */
  finds: string;
  /** What leads from the words to the speaker. */
  because: string;
}
