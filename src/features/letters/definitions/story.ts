import storyWords from '#words/letters/story.yaml';
import { checkboxes, letterForm, long, phone, radio, required, text } from '../letter.ts';

const block = { layout: 'block' } as const;

/**
 * A visitor offers a story (docs/requirements/product.md, Submit Your Story): guiding questions
 * with the answers below them, then the consent, which a saved draft never fills in. A guardian is
 * asked for only if the author is under 18.
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
    text('guardian', { ...required, onlyIf: { name: 'age', is: 'under-18' } }),
    checkboxes('agree', required),
  ],
  begin: ({ agree: _, ...draft }, known) => ({ ...draft, ...known }),
});
