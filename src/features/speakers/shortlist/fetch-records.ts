import { recordsFrom } from './listed-speaker.ts';

const patience = 8000;

/** Fetches the published list of speakers. Rejects where it does not come, comes too late, or is not one. */
export async function fetchRecords(): Promise<ReadonlyMap<string, unknown>> {
  const answer = await fetch('/data/speakers.json', { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`the list of speakers did not come: ${answer.status}`);
  return recordsFrom(await answer.json());
}
