import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { allOf } from './all-of.ts';
import { choose } from './press.ts';
import { readMailto } from './rfc6068.ts';

/** Messages of the browser when a page opens the mail program, for `allowedMessages`. */
export const mailProgramAsked = [
  /^(console info: Launched external handler for 'mailto:|another server: mailto:)/,
];

/** The reference of a letter, as in `(ref. CHV-7K3QM)`. */
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
    /** The result of the last press, at the top. */
    notice: dialog.locator('[data-notice]'),
    changeAnswers: button('Change answers'),
    copyMessage: button('Copy message'),
    copyAddress: button('Copy address'),
    save: button('Save as draft file'),
    sent: button('I have sent it'),
    // The first is the cross in the corner.
    close: button('Close').last(),
  };
}

/** The parts of the receipt, which takes the place of the letter once it is marked as sent. */
export function receiptOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Thank you' });
  return {
    dialog,
    fact: (term: string) =>
      dialog.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd'),
    copy: dialog.getByRole('button', { name: 'Copy this receipt' }),
    requests: dialog.getByRole('link', { name: 'See my requests' }),
    // The first is the cross in the corner.
    close: dialog.getByRole('button', { name: 'Close' }).last(),
  };
}

/** The open form of any letter. */
export function formOf(page: Page) {
  const dialog = page.getByRole('dialog').filter({ has: page.getByText('Review message') });
  return { dialog, review: dialog.getByRole('button', { name: 'Review message' }) };
}

/** Answers every required question of an open form; free answers are `text`. */
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

/** The letter in a `mailto:` link, read by an independent parser. */
export function letterInLink(href: string): Letter {
  const { to, subject, body } = readMailto(href);
  return { to, subject, body: body.replaceAll('\r\n', '\n') };
}

/**
 * Runs `press`, which opens the mail program, and returns the `mailto:` link. Firefox does not tell
 * a driver of such a request, so there it is the link that was clicked.
 */
export async function mailtoOf(page: Page, press: () => Promise<unknown>): Promise<string> {
  if (page.context().browser()?.browserType().name() === 'firefox')
    return clickedMailto(page, press);
  const isMailto = (request: Request) => request.url().startsWith('mailto:');
  const mailRequest = page.waitForEvent('request', isMailto);
  await press();
  return (await mailRequest).url();
}

/** Runs `press` and returns the link that it clicked, unless a script prevented its default. */
async function clickedMailto(page: Page, press: () => Promise<unknown>): Promise<string> {
  const link = await page.evaluateHandle(() => {
    const clicked = { href: '' };
    window.addEventListener('click', ({ target, defaultPrevented }) => {
      const link = target instanceof Element && target.closest('a');
      if (link && !defaultPrevented) clicked.href = link.href;
    });
    return clicked;
  });
  await press();
  const { href } = await link.jsonValue();
  expect(href).toMatch(/^mailto:/);
  return href;
}

/** Tells the page that another window has the focus, as when a mail program comes to the front. */
export function leaveWindow(page: Page): Promise<void> {
  return page.evaluate(() => void window.dispatchEvent(new Event('blur')));
}

/**
 * Records what the live regions of the page and of its dialogs say. Call it before the page opens.
 * The returned function gives the sentences so far, in order, as `polite: …` or `assertive: …`.
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
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
        // A sentence that is said again ends in a space, which is not spoken.
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
