import type { FormField } from '#features/contact/form-field.ts';
import type { Answers } from '#features/contact/use-draft.ts';
import { eventProposalWords } from './event-proposal-words.ts';

const { fields } = eventProposalWords;

/** The questions of the form, in the order of the letter. Without access and contact an event can still be looked at. */
export const proposalFields: readonly FormField[] = [
  { name: 'name', control: 'text', required: true, ...plain(fields.name) },
  { name: 'about', control: 'textarea', required: true, ...plain(fields.about) },
  { name: 'day', control: 'date', required: true, ...plain(fields.day) },
  { name: 'start', control: 'time', required: true, ...plain(fields.start) },
  { name: 'end', control: 'time', required: true, ...plain(fields.end) },
  { name: 'zone', control: 'select', required: true, ...fields.zone },
  { name: 'format', control: 'radio', required: true, ...fields.format },
  { name: 'place', control: 'text', required: true, ...plain(fields.place) },
  { name: 'join', control: 'textarea', ...plain(fields.join) },
  { name: 'access', control: 'textarea', ...plain(fields.access) },
  { name: 'contact', control: 'text', autoComplete: 'name', ...plain(fields.contact) },
];

/** A form with no answer in it. */
export const emptyProposal: Answers = Object.fromEntries(
  proposalFields.map(({ name }) => [name, '']),
);

function plain({ label, hint }: { label: string; hint?: string | undefined }) {
  return hint === undefined ? { label } : { label, hint };
}
