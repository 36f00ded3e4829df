import { describe, expect, test } from 'vitest';
import { tabLabel, tagViews } from './story.ts';

describe('a story', () => {
  test('shows each tag in its own tone', () => {
    expect(tagViews(['Heat', 'Youth'])).toEqual([
      { name: 'Heat', tone: 'destructive' },
      { name: 'Youth', tone: 'success' },
    ]);
  });

  test.each([
    [7, 'Audio Stories (7)'],
    [0, 'Audio Stories'],
  ])('a tab of %i says "%s"', (count, label) => {
    expect(tabLabel('Audio Stories', count)).toBe(label);
  });
});
