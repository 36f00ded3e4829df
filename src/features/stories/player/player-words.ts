import type { PlayerWords } from '#ui/player/recording.ts';
import words from '../../../../content/pages/story.yaml';
import type { StoryPageFile } from '../story-page.schema.ts';

/** What a player says, for code that runs in the browser. */
export const playerWords: PlayerWords = (words as StoryPageFile).player;
