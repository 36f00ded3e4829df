import { describe, expect, test } from 'vitest';
import { turnsOf } from '#features/stories/recordings/transcript.ts';
import { secondsOf, silence } from './sound.ts';
import { passagePieces, passageSound, sentencesOf, speechText, voiceOf } from './speech.ts';

test.each([
  ['Call 911. Or 988.', 'Call nine one one. Or nine eight eight.'],
  ['It’s “fine,” Ms. Ngozi said.', "It's fine, Miz Ngozi said."],
  ['the truck was... it was an oven', 'the truck was, it was an oven'],
  ['Josué, Toño — an N95', 'Josue, Tono , an N ninety five'],
])('%j is handed to the synthesizer as %j', (words, said) => {
  expect(speechText(words)).toBe(said);
});

test.each([
  ['Sun. Sun. Shade, that’s the church.', 3],
  ['I asked Dr. Reyes. She said no.', 2],
  ['He says, “Doc, am I allowed in there?” Lived across the river.', 2],
  ['But the truck was... it was an oven.', 1],
  ['', 0],
])('%j has %i sentences', (words, count) => {
  expect(sentencesOf(words)).toHaveLength(count);
});

describe('a passage', () => {
  const pieces = passagePieces(turnsOf('**Ana:** [Rain] It rains. Still.\n\n**Bo:** I know.'));

  test('has short pauses between sentences and longer ones between turns', () => {
    expect(pieces).toEqual([
      { sound: 'Rain' },
      { pause: 0.26 },
      { sentence: 'It rains.', speaker: 'Ana' },
      { pause: 0.26 },
      { sentence: 'Still.', speaker: 'Ana' },
      { pause: 0.5 },
      { sentence: 'I know.', speaker: 'Bo' },
    ]);
  });

  test('is timed by the true length of what was said', async () => {
    const { sound, heard } = await passageSound(pieces, async () => silence(2), {
      lead: 1,
      close: 3,
    });
    expect(heard.map(({ text, start, end }) => [text, start.toFixed(2), end.toFixed(2)])).toEqual([
      ['[Rain]', '1.00', '2.30'],
      ['It rains.', '2.56', '4.56'],
      ['Still.', '4.82', '6.82'],
      ['I know.', '7.32', '9.32'],
    ]);
    expect(secondsOf(sound)).toBeCloseTo(12.32);
  });
});

test('somebody without a voice is named', () => {
  expect(() => voiceOf('Ana Reyes')).toThrow('no voice for Ana Reyes');
});
