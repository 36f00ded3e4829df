import { expect, test } from 'vitest';
import { randomFrom, vocabularyOf, vocabularyWords, zipf } from './random.ts';
import { idOf } from './words.ts';

test('the same seed makes the same choices, another seed others', () => {
  const choices = (seed: string) => {
    const { int } = randomFrom(seed);
    return Array.from({ length: 20 }, () => int(1, 100));
  };
  expect(choices('a')).toEqual(choices('a'));
  expect(choices('a')).not.toEqual(choices('b'));
});

test('the words of the texts come first, the most frequent one at the front', () => {
  const words = vocabularyWords(['smoke heat', 'Heat, heat’s boil-water']);
  expect(words.slice(0, 4)).toEqual(['heat', 'boil-water', 'heat’s', 'smoke']);
  expect(words).toHaveLength(20_000);
});

test('a few words are said all the time and thousands hardly ever', () => {
  const draw = vocabularyOf(['the heat']);
  const random = randomFrom('talk');
  const drawnWords = Array.from({ length: 50_000 }, () => draw(random));
  const times = Object.values(Object.groupBy(drawnWords, (word) => word)).map(
    (same = []) => same.length,
  );
  expect(Math.max(...times)).toBeGreaterThan(1_000);
  expect(times.filter((count) => count === 1).length).toBeGreaterThan(3_000);
});

test('in a draw by Zipf’s law the second of a list comes half as often as the first', () => {
  const draw = zipf(['a', 'b', 'c']);
  const random = randomFrom('draw');
  const letters = Array.from({ length: 11_000 }, () => draw(random));
  const share = (letter: string) =>
    letters.filter((drawn) => drawn === letter).length / letters.length;
  expect(share('a')).toBeCloseTo(6 / 11, 1);
  expect(share('b')).toBeCloseTo(3 / 11, 1);
});

test.each([
  ['Łukasz Nguyễnhal', 'lukasz-nguyenhal'],
  ['Þórgerður Øvergård-Hale', 'thorgerdur-overgard-hale'],
  ['Ka’iulani Français-Moor', 'ka-iulani-francais-moor'],
  ['Şükrü Hašekun', 'sukru-hasekun'],
])('the file of %s is named %s', (name, id) => {
  expect(idOf(name)).toBe(id);
});
