import { describe, expect, test } from 'vitest';
import { waysToSend } from './SendPanel.tsx';

const letter = { to: 'voices@a.example', subject: 'Hello', body: 'Dear team' };
const desk = { last: undefined, isPhone: false, mailApp: 'Mail app' };

describe('the ways to send', () => {
  test('are the mail program and four web-mail services', () => {
    const names = waysToSend(letter, desk).ways.map(({ name }) => name);
    expect(names).toEqual(['Mail app', 'Gmail', 'Outlook.com', 'Microsoft 365', 'Yahoo Mail']);
  });

  test('begin with the one chosen last', () => {
    expect(waysToSend(letter, { ...desk, last: 'yahoo' }).ways[0]?.name).toBe('Yahoo Mail');
  });

  test('begin with the mail program on a phone, whatever was chosen last', () => {
    expect(waysToSend(letter, { ...desk, last: 'yahoo', isPhone: true }).ways[0]?.name).toBe(
      'Mail app',
    );
  });

  test('are not upset by a choice that no longer exists', () => {
    expect(waysToSend(letter, { ...desk, last: 'pigeon' }).ways[0]?.name).toBe('Mail app');
  });

  test('open a short draft when the letter is too long for a link', () => {
    const { ways, copyFirst } = waysToSend({ ...letter, body: 'x'.repeat(12_000) }, desk);
    expect(copyFirst).toBe(true);
    expect(ways.every(({ href }) => href.length <= 1800 && href.includes('PASTE%20HERE'))).toBe(
      true,
    );
  });
});
