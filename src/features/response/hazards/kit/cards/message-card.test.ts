import { expect, test } from 'vitest';
import { cardAlt, cardHref, cardWords } from './message-card.ts';

const long = 'Knock on one door tonight. '.repeat(8).trim();

test.each([
  ['the words its file names', { text: long, card: 'Knock on one door' }, 'Knock on one door'],
  ['the whole text where it is short', { text: 'Knock. Then wait.' }, 'Knock. Then wait.'],
  ['the first sentence where it is long', { text: long }, 'Knock on one door tonight.'],
  ['all of a text without an end', { text: 'a '.repeat(90).trim() }, 'a '.repeat(90).trim()],
])('a card shows %s', (_, message, words) => {
  expect(cardWords(message)).toBe(words);
});

test('a card says in words what it shows', () => {
  const order = {
    hazard: 'Extreme Heat',
    words: 'Knock.',
    source: 'CDC, Heat, 2020',
    site: 'Voices',
  };
  expect(
    cardAlt({ ...order, icon: 'heat' }, 'Card on {hazard}: “{words}” Source: {source}. {site}.'),
  ).toBe('Card on extreme heat: “Knock.” Source: CDC, Heat, 2020. Voices.');
});

test('wide cards lie with the pictures of shared links', () => {
  expect(cardHref('flooding', 'ten', 'wide')).toBe('/share/hazards/flooding-ten.png');
  expect(cardHref('flooding', 'ten', 'square')).toBe(
    '/resources/rapid-response/cards/flooding-ten-square.png',
  );
});
