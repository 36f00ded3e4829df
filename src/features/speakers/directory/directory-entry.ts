import { type SpeakerSummary, type SpeakerView, summaryOf } from '#features/speakers/speaker.ts';

/** A speaker as the directory lists one: the card, and what the facets ask for. */
export interface DirectoryEntry
  extends SpeakerSummary,
    Pick<SpeakerView, 'region' | 'state' | 'engagements' | 'travels' | 'shortNotice'> {}

/** A speaker → an entry of the directory. */
export function entryOf(speaker: SpeakerView): DirectoryEntry {
  const { region, state, engagements, travels, shortNotice } = speaker;
  return { ...summaryOf(speaker), region, state, engagements, travels, shortNotice };
}

const collator = new Intl.Collator('en');

/** Entries by family name, then by the whole name: the order they are published in. */
export function byName(entries: readonly DirectoryEntry[]): DirectoryEntry[] {
  return entries
    .map((entry) => ({ entry, key: sortName(entry.name) }))
    .toSorted((a, b) => collator.compare(a.key, b.key))
    .map(({ entry }) => entry);
}

/** `Dr. Amara Quill, MD` → `Quill Amara`: title and degrees say nothing of the alphabet. */
export function sortName(name: string): string {
  const [person = ''] = name.replace(/^(Dr|Prof)\.\s+/, '').split(',');
  const parts = person.trim().split(/\s+/);
  return [parts.at(-1), ...parts.slice(0, -1)].join(' ');
}
