import words from '../../../content/pages/story-offer.yaml';
import type { StoryOfferWords } from './story-offer-words.schema.ts';

/** The words of the story form, for code that runs in the browser. */
export const storyOfferWords = words as StoryOfferWords;
