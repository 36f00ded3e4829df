/**
 * Returns the file of a claim, whose history is its last field, with a word less in its sentence,
 * and with the line of history that such a change asks for.
 */
export function rewordedClaim(claim: string): string {
  const reworded = claim.replace('a safe and healthy climate', 'a healthy climate');
  if (reworded === claim) throw new Error('The claim has no “safe and healthy climate”.');
  return `${reworded.trimEnd()}\n  - date: "2026-12-01"\n    change: Fewer words.\n`;
}
