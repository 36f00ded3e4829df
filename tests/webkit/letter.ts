import { expect } from './test.ts';
import type { Part } from './visitor.ts';

/** Texts for required fields, by the type of the field. */
const answers: Readonly<Record<string, string>> = { email: 'ana@example.org', number: '2' };

/** Answers every required question of an open form; of a choice, the first answer. */
export async function answerLetter(form: Part): Promise<void> {
  await expect(form).toBeShown();
  const fields = form.bySelector(':is(input, select, textarea):required');
  const chosen = new Set<string>();
  for (const [index, { value, attributes }] of (await fields.states()).entries()) {
    const { type = '', name = '' } = attributes;
    const field = fields.nth(index);
    if (type === 'radio' || type === 'checkbox') {
      if (!chosen.has(name)) await field.press();
      chosen.add(name);
    } else if (value === '') {
      await field.type(answers[type] ?? 'Something');
    }
  }
}
