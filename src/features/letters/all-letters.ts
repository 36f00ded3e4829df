import type { Letter } from './letter.ts';

const short = () => import('./definitions/short-letters.ts');
const media = () => import('./definitions/media.ts');
const events = () => import('./definitions/events.ts');
const exchange = () => import('./definitions/exchange.ts');

/** Every letter by id. Its definition is loaded when its form opens. */
export const allLetters = {
  contact: async () => (await import('./definitions/contact.ts')).contact,
  barrier: async () => (await short()).barrier,
  join: async () => (await short()).join,
  'become-catalyst': async () => (await short()).becomeCatalyst,
  'find-voice': async () => (await short()).findVoice,
  'find-speaker': async () => (await short()).findSpeaker,
  'file-request': async () => (await short()).fileRequest,
  'resource-wish': async () => (await short()).resourceWish,
  media: async () => (await media()).media,
  deadline: async () => (await media()).deadline,
  booking: async () => (await import('./definitions/booking.ts')).booking,
  newsletter: async () => (await short()).newsletter,
  story: async () => (await import('./definitions/story.ts')).story,
  'event-proposal': async () => (await events()).eventProposal,
  'event-place': async () => (await events()).eventPlace,
  'exchange-need': async () => (await exchange()).exchangeNeed,
  'exchange-offer': async () => (await exchange()).exchangeOffer,
  'exchange-answer-need': async () => (await exchange()).answerNeed,
  'exchange-answer-offer': async () => (await exchange()).answerOffer,
} as const satisfies Record<string, () => Promise<Letter>>;

export type LetterId = keyof typeof allLetters;

/** The ids of all letters, which are the names of their files in `letters/`. */
export const letterIds = Object.keys(allLetters);
