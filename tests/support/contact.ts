import { expect, type Locator, type Page } from '@playwright/test';
import { allOf } from './all-of.ts';
import { choose } from './press.ts';
import { readMailto } from './rfc6068.ts';

/** What the browser says when a page asks it to open a mail program, for `allowedMessages`. */
export const mailProgramAsked = [
  /^(console info: Launched external handler for 'mailto:|another server: mailto:)/,
];

/** What `(ref. CHV-7K3QM)` looks like. */
export const reference = /CHV-[2-9ACDEFHJKMNPQRTUVWXY]{5}/;

/** A letter as a visitor reads it; line ends are `\n`. */
export interface Letter {
  to: string;
  subject: string;
  body: string;
}

/** The parts of the composer, found as a visitor would name them. */
export function composerOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Your message' });
  const way = (name: string) =>
    dialog.getByRole('list', { name: 'Send with' }).getByRole('link', { name });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  return {
    dialog,
    way,
    ways: dialog.getByRole('list', { name: 'Send with' }).getByRole('link'),
    text: dialog.getByRole('textbox', { name: 'Message' }),
    subject: dialog.getByRole('textbox', { name: 'Subject' }),
    address: dialog.getByRole('definition'),
    /** What came of the last press, at the top. */
    notice: dialog.locator('[data-notice]'),
    changeAnswers: button('Change answers'),
    copyMessage: button('Copy message'),
    copyAddress: button('Copy address'),
    save: button('Save as draft file'),
    sent: button('I have sent it'),
    close: button('Close').last(),
  };
}

/** What stands in place of the letter once I said that it was sent. */
export function receiptOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Thank you' });
  return {
    dialog,
    fact: (term: string) =>
      dialog.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd'),
    copy: dialog.getByRole('button', { name: 'Copy this receipt' }),
    requests: dialog.getByRole('link', { name: 'See my requests' }),
    close: dialog.getByRole('button', { name: 'Close' }).last(),
  };
}

/** The form of a letter, whichever it is: the dialog that is open. */
export function formOf(page: Page) {
  const dialog = page.getByRole('dialog').filter({ has: page.getByText('Review message') });
  return { dialog, review: dialog.getByRole('button', { name: 'Review message' }) };
}

/**
 * Answers every question of an open form that has to be answered, with `text` where it may be
 * anything.
 */
export async function answerForm(dialog: Locator, text = 'Something'): Promise<void> {
  const chosen = new Set<string>();
  for (const field of await allOf(dialog.locator(':is(input, select, textarea):required'))) {
    const { type, name, value } = await field.evaluate((element: HTMLInputElement) => ({
      // A number is a text that the keyboard of a phone knows (`inputmode`).
      type: element.inputMode === 'numeric' ? 'number' : element.type,
      name: element.name,
      value: element.value,
    }));
    const typed: Record<string, string> = {
      email: 'ana@example.org',
      date: '2027-05-01',
      time: '18:00',
      number: '2',
    };
    if (type === 'radio' || type === 'checkbox') {
      if (!chosen.has(name)) await choose(field);
      chosen.add(name);
    } else if (type === 'select-one') await field.selectOption({ index: 1 });
    // What the link filled in stays.
    else if (value === '') await field.fill(typed[type] ?? text);
  }
}

/** Answers the open form and goes on to the letter. */
export async function reviewForm(page: Page, text?: string) {
  const { dialog, review } = formOf(page);
  await settle(dialog);
  await answerForm(dialog, text);
  await review.click();
  const composer = composerOf(page);
  await settle(composer.dialog);
  return composer;
}

/** Opens the composer with the letter of those who want to speak. */
export async function openLetter(page: Page) {
  await page.goto('/speakers/join');
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first().click();
  return reviewForm(page);
}

/** The letter that the composer shows. */
export async function letterIn(page: Page): Promise<Letter> {
  const { text, subject, address } = composerOf(page);
  return {
    to: (await address.textContent()) ?? '',
    subject: await subject.inputValue(),
    body: await text.inputValue(),
  };
}

/** The letter that a `mailto:` link holds, read by rules of its own. */
export function letterOf(href: string): Letter {
  const { to, subject, body } = readMailto(href);
  return { to, subject, body: body.replaceAll('\r\n', '\n') };
}

/**
 * Presses something that asks for the mail program, and gives back the link it was asked with.
 * Firefox tells a driver nothing of such a request, so there it is the link that was followed.
 */
export async function mailtoAfter(page: Page, press: () => Promise<unknown>): Promise<string> {
  if (page.context().browser()?.browserType().name() === 'firefox') return followed(page, press);
  const asked = page.waitForEvent('request', (request) => request.url().startsWith('mailto:'));
  await press();
  return (await asked).url();
}

async function followed(page: Page, press: () => Promise<unknown>): Promise<string> {
  const link = await page.evaluateHandle(() => {
    const asked = { href: '' };
    window.addEventListener('click', ({ target, defaultPrevented }) => {
      const link = target instanceof Element && target.closest('a');
      if (link && !defaultPrevented) asked.href = link.href;
    });
    return asked;
  });
  await press();
  const { href } = await link.jsonValue();
  expect(href).toMatch(/^mailto:/);
  return href;
}

/**
 * Another program comes to the front, or this window does; the test browser has no other program.
 */
export function leave(page: Page): Promise<void> {
  return page.evaluate(() => void window.dispatchEvent(new Event('blur')));
}

/**
 * Records what both live regions say, in order, in the page and in any dialog. Call before the page
 * opens.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live], [role="status"]');
        const text =
          [...addedNodes].map((node) => node.textContent).join('') ||
          (target.nodeType === 3 ? target.textContent : '');
        const urgency = region?.getAttribute('aria-live') ?? 'polite';
        // The same sentence once more ends in a space, which is not spoken.
        if (region && text) said.push(`${urgency}: ${text.trimEnd()}`);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** Waits until a dialog is open and has moved focus into itself. */
export async function settle(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
}
