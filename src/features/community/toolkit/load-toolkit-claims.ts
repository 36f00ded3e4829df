import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { type ClaimLedger, claimIn } from '#features/evidence/claims/claim.ts';
import type { HazardFile } from '#features/response/hazards/hazard.schema.ts';
import type { ToolkitDocumentFile } from './files/documents.schema.ts';
import { isForHandout } from './files/response-blocks.ts';

/** The ids, each once, of the claims in the files of the toolkit. */
export async function loadToolkitClaims(ledger: ClaimLedger): Promise<string[]> {
  const documents = await getCollection('toolkitDocuments');
  const hazards = await getCollection('hazards');
  const { messages } = await loadPage('keyMessagesPage');
  const claims = [
    ...documents.flatMap(({ data }) => documentClaims(data)),
    ...hazards.flatMap(({ data }) => handoutClaims(data, ledger)),
    ...messages.map(({ claim }) => claim),
  ];
  return [...new Set(claims)];
}

/** The claims of a text document, in their order. */
function documentClaims({ sections }: ToolkitDocumentFile): string[] {
  return sections.flatMap(({ parts }) =>
    parts.flatMap((part) => ('claims' in part ? part.claims : [])),
  );
}

/** The claims that the handout of a hazard cites: its figure, its actions, its advice. */
function handoutClaims({ facts, actions, advice }: HazardFile, ledger: ClaimLedger): string[] {
  const fact = facts.map((id) => claimIn(ledger, id)).find(isForHandout)?.id;
  const lines = [advice.before, advice.during, advice.after].flat();
  const cited = lines.filter(({ cites }) => cites === 'claim').map(({ id }) => id);
  return [...(fact ? [fact] : []), ...actions, ...cited];
}
