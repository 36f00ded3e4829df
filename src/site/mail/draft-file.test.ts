import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patience, randomMessages, tenThousand } from '../../../tests/support/random-messages.ts';
import { readDraftFile } from '../../../tests/support/rfc5322.ts';
import { draftFile, draftFileName } from './drafts.ts';
import { cleanMessage } from './mailto.ts';

const headers = [
  'x-unsent',
  'to',
  'subject',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
];

test('10,000 random letters are the same in a draft file, with no header more', {
  timeout: patience,
}, () => {
  const check = fc.property(randomMessages, (message) => {
    const draft = readDraftFile(draftFile(message));
    const { to, subject, body } = cleanMessage(message);
    expect([...draft.headers.keys()]).toEqual(headers);
    expect(draft.headers.get('to')).toBe(to);
    expect(draft.headers.get('x-unsent')).toBe('1');
    expect(draft.subject).toBe(subject);
    expect(draft.body).toBe(body.replaceAll('\n', '\r\n'));
  });
  fc.assert(check, tenThousand);
});

test('a subject of wide letters stays within the lines that mail allows', () => {
  const subject = '🙂'.repeat(100);
  expect(readDraftFile(draftFile({ to: 'a@b.example', subject, body: '' })).subject).toBe(subject);
});

test('a template names nobody it goes to', () => {
  const draft = readDraftFile(draftFile({ to: '', subject: 'Hello', body: 'Dear [name],' }));
  expect(draft.headers.has('to')).toBe(false);
  expect(draft.body).toBe('Dear [name],');
});

const valid = draftFile({ to: 'a@b.example', subject: 'Hello', body: 'Dear team,\nhello' });

test.each([
  ['a bare line feed', valid.replaceAll('\r\n', '\n')],
  ['a letter beyond ASCII', valid.replace('X-Unsent: 1', 'X-Unsent: é')],
  ['a raw subject', valid.replace(/=\?UTF-8.*\?=/, 'Hello')],
  ['a long encoded word', valid.replace(/\?B\?.*\?=/, `?B?${'QUFB'.repeat(16)}?=`)],
  ['a header twice', valid.replace('X-Unsent', 'To: c@d.example\r\nX-Unsent')],
  ['a line without a name', valid.replace('X-Unsent: 1', 'Unsent')],
  ['a broken body', `${valid}!!!!\r\n`],
  ['a long line of the body', `${valid}${'QUFB'.repeat(20)}\r\n`],
])('the reader of these tests refuses %s', (_, file) => {
  expect(file).not.toBe(valid);
  expect(() => readDraftFile(file)).toThrow();
});

test.each([
  ['Book a Speaker Request - ACME (ref. CHV-7K3QM)', 'book-a-speaker-request-acme-ref-chv-7k3qm'],
  ['Inés  Núñez & Söhne', 'ines-nunez-sohne'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\Windows\\x.exe', 'c-windows-x-exe'],
  ['--- Hello ---', 'hello'],
  ['日本語', 'message'],
  ['', 'message'],
  ['🙂\uD800\0', 'message'],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ['x'.repeat(500), 'x'.repeat(80)],
])('the draft of "%s" is called %s.eml', (subject, name) => {
  expect(draftFileName(subject)).toBe(`${name}.eml`);
});

test('10,000 random letters have a file name that every system takes', {
  timeout: patience,
}, () => {
  const check = fc.property(randomMessages, ({ subject }) => {
    expect(draftFileName(subject)).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?\.eml$/);
  });
  fc.assert(check, tenThousand);
});
