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
