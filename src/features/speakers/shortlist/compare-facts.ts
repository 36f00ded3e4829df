import { mediaHours } from '#features/speakers/media-hours.ts';
import { travelLabels } from '#features/speakers/speaker.ts';
import { formatLabels } from '#site/vocabulary.ts';
import { capitalized, formatList } from '#site/words.ts';
import type { ListedSpeaker } from './listed-speaker.ts';

/** A fact by which speakers are compared: its name, and the lines that tell it of a speaker. */
export interface CompareFact {
  fact: string;
  linesOf: (speaker: ListedSpeaker) => readonly string[];
}

/** The facts that decide, in the order of the table. */
export const compareFacts: readonly CompareFact[] = [
  { fact: 'Expertise', linesOf: ({ expertise }) => [formatList(expertise)] },
  { fact: 'Languages', linesOf: ({ languages }) => [formatList(languages)] },
  { fact: 'Region', linesOf: ({ region }) => [region] },
  { fact: 'Based in', linesOf: ({ basedIn }) => [basedIn] },
  {
    fact: 'Formats',
    linesOf: ({ formats }) => [formatList(formats.map((format) => formatLabels[format] ?? format))],
  },
  {
    fact: 'Can be asked for',
    linesOf: ({ engagements }) => [capitalized(formatList(engagements))],
  },
  { fact: 'Travels', linesOf: ({ travels }) => [travelLabels[travels] ?? travels] },
  {
    fact: 'Fee',
    linesOf: ({ freeForNonprofits }) => [
      freeForNonprofits ? 'Free for non-profits' : 'By agreement',
    ],
  },
  { fact: 'For the media', linesOf: mediaLines },
  {
    fact: 'Talks',
    linesOf: ({ talks }) =>
      talks.map(
        ({ title, minutes }) => `${title} (${formatList(minutes.map(String), 'or')} minutes)`,
      ),
  },
];

function mediaLines({ media, shortNotice }: ListedSpeaker): string[] {
  const hours = `${mediaHours(media)}. Notice: ${media.leadTime}`;
  return shortNotice ? [hours, 'Takes calls on the day'] : [hours];
}
