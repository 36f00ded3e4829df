import { type SpeakerSummary, type SpeakerView, summaryOf } from '#features/speakers/speaker.ts';

/** A speaker as the directory filters one: the card, and what the facets ask for. */
export interface DirectoryEntry
  extends SpeakerSummary,
    Pick<SpeakerView, 'engagements' | 'travels' | 'freeForNonprofits' | 'shortNotice'> {}

/** A speaker → an entry of the directory. */
export function entryOf(speaker: SpeakerView): DirectoryEntry {
  const { engagements, travels, freeForNonprofits, shortNotice } = speaker;
  return { ...summaryOf(speaker), engagements, travels, freeForNonprofits, shortNotice };
}
