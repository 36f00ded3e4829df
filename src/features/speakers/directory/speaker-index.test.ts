import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEntry } from '#content/read-entry.ts';
import { speakerSchema } from '#features/speakers/speaker.schema.ts';
import { searchWordsSchema } from '#site/search/search-words.schema.ts';
import { indexSpeakers, searchSpeakers } from './speaker-index.ts';
import { judgedSpeakers, judgedQueries as queries } from './testing/judged-speakers.ts';

const words = searchWordsSchema.parse(
  readEntry(readFileSync('example/pages/search-words.yaml', 'utf8'), 'yaml').data,
);
const speakers = readdirSync('example/speakers')
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const { data, body } = readEntry(readFileSync(`example/speakers/${file}`, 'utf8'), 'md');
    return { id: file.replace('.md', ''), data: speakerSchema.parse(data), body };
  });
const index = indexSpeakers(speakers, words);
const search = (query: string) => searchSpeakers(index, query);
const found = (query: string) => [...search(query).matches.keys()];
const firstThree = (query: string) =>
  found(query)
    .filter((id) => judgedSpeakers.has(id))
    .slice(0, 3);

describe('a search', () => {
  test('has the right speaker among its first three, query by query', () => {
    const misses = queries
      .map(([query, finds]) => ({ query, finds, first: firstThree(query) }))
      .filter(({ finds, first }) => !first.includes(finds))
      .map(({ query, finds, first }) => `"${query}" finds ${first.join(', ')} and not ${finds}`);
    expect(misses).toEqual([]);
  });

  test('finds everyone of a field by the words people use for it', () => {
    const heat = speakers.filter(({ data }) => data.expertise.includes('Extreme heat'));
    expect(found('heat stroke')).toEqual(expect.arrayContaining(heat.map(({ id }) => id)));
    const air = speakers.filter(({ data }) => data.expertise.includes('Air quality'));
    expect(found('asthma')).toEqual(expect.arrayContaining(air.map(({ id }) => id)));
  });

  test('puts who has all words first, and fills up to eight with who has some', () => {
    const { matches, nearest } = search('tagalog school nurse');
    expect(firstThree('tagalog school nurse')[0]).toBe('leilani-tidewell');
    expect(matches.size).toBeGreaterThanOrEqual(8);
    expect([...matches.values()]).toEqual([...matches.values()].toSorted((a, b) => b - a));
    expect(nearest.size).toBe(0);
  });

  test('says who comes nearest where nobody has all words, and finds nobody for nonsense', () => {
    expect(search('swahili cardiologist').nearest.size).toBeGreaterThan(0);
    expect(search('zzzzqq')).toEqual({ matches: new Map(), nearest: new Map() });
  });

  test('gives no weight to the words of a question', () => {
    expect(found('how many midwives are there near me')).toEqual(found('midwives'));
  });

  test('is measured by queries that are asked once, for speakers who are there', () => {
    expect(new Set(queries.map(([query]) => query)).size).toBe(queries.length);
    expect(judgedSpeakers.size).toBeGreaterThanOrEqual(26);
    expect(speakers.map(({ id }) => id)).toEqual(expect.arrayContaining([...judgedSpeakers]));
  });
});
