import { type ClaimLedger, type ClaimView, claimIn } from '#features/evidence/claims/claim.ts';
import type { HazardFile } from '#features/response/hazards/hazard.schema.ts';
import type { ToolkitDocumentFile } from './toolkit-document.schema.ts';

/** The claims that a document of the toolkit prints, in their order. */
export function claimsInDocument({ sections }: Pick<ToolkitDocumentFile, 'sections'>): string[] {
  return sections.flatMap(({ parts }) =>
    parts.flatMap((part) => ('claims' in part ? part.claims : [])),
  );
}

/** The claims whose documents stand on the handout of a hazard: its figures, its advice, what to pass on. */
export function claimsInHandout(
  { facts, actions, advice }: Pick<HazardFile, 'facts' | 'actions' | 'advice'>,
  ledger: ClaimLedger,
): string[] {
  const fact = facts.map((id) => claimIn(ledger, id)).find(isForHandout)?.id;
  const lines = [advice.before, advice.during, advice.after].flat();
  const cited = lines.filter(({ cites }) => cites === 'claim').map(({ id }) => id);
  return [...(fact ? [fact] : []), ...actions, ...cited];
}

/** Whether a figure may stand on a handout, which has no room to explain one that is under review. */
export function isForHandout({ status }: ClaimView): boolean {
  return status === 'supported';
}
