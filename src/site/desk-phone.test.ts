import { expect, test } from 'vitest';
import { fillInPhone } from './desk-phone.ts';

test.each([
  ['Write to {email}[, or call {phone}].', '555-0150', 'Write to {email}, or call 555-0150.'],
  ['Write to {email}[, or call {phone}].', undefined, 'Write to {email}.'],
  ['An answer in an hour.[ Or call: {phone}.]', undefined, 'An answer in an hour.'],
  ['[In a hurry? Call {phone}.]', undefined, ''],
  ['Call {phone}', '555-0150', 'Call 555-0150'],
  ['Keep [this] here.', undefined, 'Keep [this] here.'],
])('%s with %s is %s', (sentence, phone, words) => {
  expect(fillInPhone(sentence, phone)).toBe(words);
});
