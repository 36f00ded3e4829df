import type { FormField } from '#features/contact/form-field.ts';
import type { Answers } from '#features/contact/use-draft.ts';
import { expertise, regions } from '#site/vocabulary.ts';
import type { ExchangeKind } from '../exchange-kinds.ts';
import { postWords } from './post-words.ts';

/** The questions of a form, in its order. All are required: an entry without one of them helps nobody. */
export function postFields(kind: ExchangeKind): readonly FormField[] {
  const { fields } = postWords[kind];
  return [
    { name: 'title', control: 'text', required: true, ...plain(fields.title) },
    { name: 'who', control: 'text', required: true, ...plain(fields.who) },
    {
      name: 'topic',
      control: 'select',
      options: expertise,
      required: true,
      ...plain(fields.topic),
    },
    { name: 'text', control: 'textarea', required: true, ...plain(fields.text) },
    { name: 'audience', control: 'text', required: true, ...plain(fields.audience) },
    { name: 'place', control: 'text', required: true, ...plain(fields.place) },
    {
      name: 'region',
      control: 'select',
      options: regions,
      required: true,
      ...plain(fields.region),
    },
    { name: 'when', control: 'text', required: true, ...plain(fields.when) },
    { name: 'languages', control: 'text', required: true, ...plain(fields.languages) },
    { name: 'until', control: 'date', required: true, ...plain(fields.until) },
    {
      name: 'contact',
      control: 'text',
      required: true,
      autoComplete: 'name',
      ...plain(fields.contact),
    },
  ];
}

/** A form with no answer in it. */
export const emptyPost: Answers = Object.fromEntries(
  postFields('need').map(({ name }) => [name, '']),
);

function plain({ label, hint }: { label: string; hint?: string | undefined }) {
  return hint === undefined ? { label } : { label, hint };
}
