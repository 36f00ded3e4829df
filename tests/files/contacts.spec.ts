import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { builtPages } from '../support/built-files.ts';
import { letterInLink } from '../support/contact.ts';

const letters = readdirSync('example/letters').map((file) => file.replace('.yaml', ''));

/** Every mail link of the site, with its page. */
function mailLinks() {
  return builtPages()
    .filter(({ html }) => html.includes('mailto:'))
    .flatMap(({ path, html }) => {
      const links = JSDOM.fragment(html).querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]');
      return [...links].map(({ href, dataset }) => ({
        path,
        href,
        letter: dataset['letter'],
        answers: dataset['answers'],
      }));
    });
}

test('every contact of every page is a mail link that reads well, with the letter that it opens', {
  tag: '@long',
}, () => {
  const contacts = mailLinks();
  expect(contacts.length).toBeGreaterThan(200);
  for (const { path, href, letter, answers } of contacts) {
    const { to, subject, body } = letterInLink(href);
    expect.soft(to, path).toMatch(/^[a-z]+@climatehealthvoices\.example$/);
    expect.soft(href.length, `${path}: ${subject}`).toBeLessThanOrEqual(1800);
    // An address in a text opens the letter to the team, sent there.
    if (!letter) continue;
    expect.soft(letters, path).toContain(letter);
    expect.soft(subject, path).not.toMatch(/^$|[{}]/);
    expect.soft(body, `${path}: ${subject}`).toMatch(/: ?$|\? ?$|\n$/m);
    const known: Record<string, string> = JSON.parse(answers ?? '{}');
    for (const [name, answer] of Object.entries(known)) {
      const words = name === 'speakers' ? answer.split('\n') : [answer];
      const isSaid =
        ['format', 'who'].includes(name) ||
        words.every((word) => `${subject}\n${body}`.includes(word));
      expect.soft(isSaid, `${path}: ${subject} says ${name}`).toBe(true);
    }
  }
});
