import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEntry } from '#content/read-entry.ts';
import { speakerSchema } from '#features/speakers/speaker.schema.ts';
import { searchDocument } from '../search-document.ts';
import { searchWordsSchema } from '../search-words.schema.ts';
import { buildSpeakerIndex, searchSpeakers } from '../speaker-index.ts';
import { qualityQueries } from './search-quality.ts';

const words = searchWordsSchema.parse(
  readEntry(readFileSync('content/pages/search-words.yaml', 'utf8'), 'yaml').data,
);
const documents = readdirSync('content/speakers')
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const { data, body } = readEntry(readFileSync(`content/speakers/${file}`, 'utf8'), 'md');
    const speaker = speakerSchema.parse(data);
    return searchDocument({ id: file.replace('.md', ''), ...speaker }, body, words);
  });
const index = buildSpeakerIndex(documents);
const ignored = new Set(words.ignored);

/** Ids of those found, best first; those who come near where nobody matches. */
function found(query: string): string[] {
  const { matches, nearest } = searchSpeakers(index, query, ignored);
  return [...(matches.size > 0 ? matches : nearest).keys()];
}

describe('a search', () => {
  test('has the right speaker among its first three, query by query', () => {
    const misses = qualityQueries
      .map(({ query, finds }) => ({ query, finds, first: found(query).slice(0, 3) }))
      .filter(({ finds, first }) => !first.includes(finds))
      .map(({ query, finds, first }) => `"${query}" finds ${first.join(', ')} and not ${finds}`);
    expect(misses).toEqual([]);
  });

  test('finds everyone of a field by the words people use for it', () => {
    const heat = documents.filter(({ expertise }) => expertise.includes('Extreme heat'));
    expect(found('heat stroke')).toEqual(expect.arrayContaining(heat.map(({ id }) => id)));
    const air = documents.filter(({ expertise }) => expertise.includes('Air quality'));
    expect(found('asthma')).toEqual(expect.arrayContaining(air.map(({ id }) => id)));
  });

  test('is measured with at least 90 queries, each asked once, that find every speaker', () => {
    const asked = new Set(qualityQueries.map(({ query }) => query));
    expect(asked.size).toBe(qualityQueries.length);
    expect(asked.size).toBeGreaterThanOrEqual(90);
    const people = new Set(qualityQueries.map(({ finds }) => finds));
    expect([...people].sort()).toEqual(documents.map(({ id }) => id).sort());
  });
});
