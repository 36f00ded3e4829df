import type { Letter } from './letter.ts';

const shortLetters = () => import('./definitions/short-letters.ts');
const mediaLetters = () => import('./definitions/media.ts');
const eventLetters = () => import('./definitions/events.ts');
const exchangeLetters = () => import('./definitions/exchange.ts');

/** The loaders of all letters by id. A definition is loaded when its form opens. */
export const allLetters = {
  contact: async () => (await import('./definitions/contact.ts')).contact,
  barrier: async () => (await shortLetters()).barrier,
  join: async () => (await shortLetters()).join,
  nominate: async () => (await import('./definitions/nominate.ts')).nominate,
  'become-catalyst': async () => (await shortLetters()).becomeCatalyst,
  'find-voice': async () => (await shortLetters()).findVoice,
  'find-speaker': async () => (await shortLetters()).findSpeaker,
  'file-request': async () => (await shortLetters()).fileRequest,
  'resource-wish': async () => (await shortLetters()).resourceWish,
  media: async () => (await mediaLetters()).media,
  deadline: async () => (await mediaLetters()).deadline,
  booking: async () => (await import('./definitions/booking.ts')).booking,
  newsletter: async () => (await shortLetters()).newsletter,
  story: async () => (await import('./definitions/story.ts')).story,
  'event-proposal': async () => (await eventLetters()).eventProposal,
  'event-place': async () => (await eventLetters()).eventPlace,
  'exchange-need': async () => (await exchangeLetters()).exchangeNeed,
  'exchange-offer': async () => (await exchangeLetters()).exchangeOffer,
  'exchange-answer-need': async () => (await exchangeLetters()).answerNeed,
  'exchange-answer-offer': async () => (await exchangeLetters()).answerOffer,
} as const satisfies Record<string, () => Promise<Letter>>;

export type LetterId = keyof typeof allLetters;

/** The ids of all letters, which are the names of their files in `letters/`. */
export const letterIds = Object.keys(allLetters);
