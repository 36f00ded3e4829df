import type { EntryKey } from '../protocol.ts';
import { type Answered, entryQuery, type TriedStudio } from './try-studio.ts';

/** Sends a file for a place beside an entry, as the page does when somebody chooses it. */
export function chooseFile(
  studio: TriedStudio,
  key: EntryKey,
  place: string,
  bytes: Buffer | string,
  { name = 'file', beside = '' }: { name?: string; beside?: string } = {},
): Promise<Answered> {
  const query = `${entryQuery(key)}&${new URLSearchParams({ place, name, beside })}`;
  return studio.ask(`/api/waiting?${query}`, Buffer.from(bytes));
}

/** Saves an entry with these uploads and some fields changed, as the page does. */
export async function saveWith(
  studio: TriedStudio,
  key: EntryKey,
  uploads: Record<string, unknown>,
  fields: Record<string, unknown> = {},
): Promise<Answered> {
  const { data, body, version } = await studio.load(key);
  return studio.ask('/api/save', {
    ...key,
    data: { ...data, ...fields },
    body,
    version,
    uploads,
  });
}
