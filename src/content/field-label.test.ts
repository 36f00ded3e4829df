import { expect, test } from 'vitest';
import { choiceLabel, itemLabel, labelFromKey } from './field-label.ts';

test.each([
  ['shortName', 'Short name'],
  ['talks', 'Talks'],
  ['', ''],
])('The key “%s” is called “%s”', (key, label) => {
  expect(labelFromKey(key)).toBe(label);
});

test.each([
  ['Talks', 'Talk'],
  ['Bodies', 'Body'],
  ['Focus', 'Focus'],
  ['Say it', 'Say it'],
  ['Row 2', 'Row 2, item'],
])('One of “%s” is called “%s”', (label, item) => {
  expect(itemLabel(label)).toBe(item);
});

test.each([
  ['in-person', 'In person'],
  ['mental health', 'Mental health'],
  ['cancelled', 'Canceled'],
  ['Extreme heat', 'Extreme heat'],
  ['TX', 'TX'],
  ['1-50', '1-50'],
])('The choice “%s” is shown as “%s”', (value, label) => {
  expect(choiceLabel(value)).toBe(label);
});
