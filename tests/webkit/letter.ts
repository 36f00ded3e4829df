import { expect } from './test.ts';
import type { Part } from './visitor.ts';

/** What to type into a field that has to be answered, by its type. */
const answers: Readonly<Record<string, string>> = { email: 'ana@example.org', number: '2' };

/**
 * Answers every question of an open form that has to be answered; of a choice, the first answer.
 */
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
