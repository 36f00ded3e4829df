import { citation, type ClaimView } from '#features/evidence/claims/claim.ts';

/** A message in two lengths with the evidence behind it. */
export interface KeyMessageView {
  title: string;
  /** To be said in ten and in thirty seconds. */
  short: string;
  long: string;
  evidence: ClaimView;
}

/**
 * A form of a message → plain text to paste: the message, the form, the document behind it, then where
 * it was found. The sentence of the evidence stands with its source, so that no figure goes without.
 */
export function keyMessageText(
  { title, evidence }: Pick<KeyMessageView, 'title' | 'evidence'>,
  form: string,
  sourceWord: string,
  from: string,
): string {
  const { wording, source } = evidence.published;
  return [title, form, '', wording, `${sourceWord}: ${citation(source)}`, from].join('\n');
}
