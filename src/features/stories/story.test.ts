import { describe, expect, test } from 'vitest';
import { playerTurns, tabLabel, tagViews } from './story.ts';

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

  test('numbers the voices of its transcript as its drawing does, the others after them', () => {
    const voice = (name: string) => ({ name, place: '', share: 0 });
    const drawing = { voices: [voice('Ben'), voice('Ada')], peaks: [], turns: [], alternative: '' };
    const transcript = ['Cy', 'Ada, MD', 'Ben', 'Cy'].map((speaker, index) => ({
      number: index + 1,
      speaker,
      text: 'words',
    }));
    const turns = playerTurns(transcript, { recording: undefined, drawing });
    expect(turns.map((turn) => turn.voice)).toEqual([2, 1, 0, 2]);
  });
});
