import { expect, test } from 'vitest';
import { partsOf, passageOf, saidLetters, turnsOf } from './transcript.ts';

const body = `
**Dr. Ana Reyes:** [Rain] It’s raining.
Still.

**Bo Lind:** I know.

It has been for days.

**Dr. Ana Reyes:** [laughs]
`;
const turns = turnsOf(body);

test('each turn has its number, its speaker and its words', () => {
  expect(turns).toEqual([
    { number: 1, speaker: 'Dr. Ana Reyes', text: '[Rain] It’s raining. Still.' },
    { number: 2, speaker: 'Bo Lind', text: 'I know. It has been for days.' },
    { number: 3, speaker: 'Dr. Ana Reyes', text: '[laughs]' },
  ]);
});

test('words before the first name are no turn', () => {
  expect(turnsOf('Some words.')).toEqual([]);
});

test.each([
  [{}, [1, 2, 3]],
  [{ from: 2 }, [2, 3]],
  [{ from: 1, to: 2 }, [1, 2]],
  [{ to: 4 }, []],
  [{ from: 3, to: 2 }, []],
  [{ from: 9 }, []],
])('the passage %j has turns %j', (field, numbers) => {
  const passage = passageOf(turns, { synthetic: true, ...field });
  expect(passage.map(({ number }) => number)).toEqual(numbers);
});

test('sounds and words are told apart, in their order', () => {
  expect(partsOf('[Steps] Sun. [Steps] Shade.')).toEqual([
    { sound: 'Steps' },
    { words: 'Sun.' },
    { sound: 'Steps' },
    { words: 'Shade.' },
  ]);
});

test('two writings of the same words have the same letters', () => {
  expect(saidLetters('[pause] It’s 4:30, José.')).toBe(saidLetters('Its 430 josé'));
});
