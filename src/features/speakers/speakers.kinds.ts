import { type KindRow, wordsOfPage } from '#content/kind.ts';
import { reservedSpeakerIds, speakerSchema } from './speaker.schema.ts';
import { profilePageSchema } from './speakers.pages.ts';

/**
 * The kinds of content of this room, but for the words of the pages that have a row in
 * `speakers.pages.ts`.
 */
export const speakersKinds = {
  speakers: {
    group: 'People',
    label: 'Speakers',
    singular: 'speaker',
    hint: 'Who can be invited to speak; one profile each.',
    preview: '/speakers/profile/{id}',
    folder: 'speakers',
    format: 'md',
    schema: speakerSchema,
    reserved: reservedSpeakerIds,
    weight: 'working',
    isList: true,
  },
  profilePage: wordsOfPage({
    file: 'speaker-profile',
    label: 'Profile of a speaker',
    href: '/speakers/directory',
    schema: profilePageSchema,
  }),
} as const satisfies Record<string, KindRow>;
