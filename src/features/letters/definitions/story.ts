import storyWords from '../../../../content/letters/story.yaml';
import { checkboxes, letterForm, long, phone, radio, required, text } from '../letter.ts';

const block = { layout: 'block' } as const;

/**
 * Somebody offers a story (PRODUCT.md, Submit Your Story): guiding questions with the answers below them, then what
 * was agreed. A parent is asked for only where a child writes; consent is given anew each time.
 */
export const story = letterForm('story', storyWords, {
  to: 'stories',
  questions: [
    long('who', { ...required, ...block }),
    long('what', { ...required, ...block }),
    long('where', block),
    long('changed', block),
    long('ask', block),
    phone('phone'),
    radio('credit', required),
    radio('age', required),
    text('guardian', { ...required, onlyIf: { name: 'age', is: 'I am under 18' } }),
    checkboxes('agree', required),
  ],
  begin: ({ agree: _, ...draft }, known) => ({ ...draft, ...known }),
});
