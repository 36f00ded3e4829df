import { reference } from '../support/contact.ts';
import { answerLetter } from './letter.ts';
import { expect, test } from './test.ts';

test('I come from a contact link through form and review to the receipt', async ({ visitor }) => {
  const { page, window } = visitor;
  await visitor.open('/speakers/join');
  const link = page.byRole('main').byRole('link', 'Contact Us').nth(0);
  await link.press();
  const form = page.byRole('dialog', 'Become a speaker');
  await answerLetter(form);
  await form.byRole('button', 'Review message').press();

  const review = page.byRole('dialog', 'Your message');
  await expect(review.byRole('textbox', 'Message')).toBeShown();
  await review.byRole('button', 'I have sent it').press();

  const receipt = page.byRole('dialog', 'Thank you');
  await expect(receipt).toContainText(reference);
  await window.pressKeys('Escape');
  await expect(receipt).toBeGone();
  await expect(link).toHaveFocus();
});
