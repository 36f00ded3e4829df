import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEntry } from '#content/read-entry.ts';
import { claimSchema } from '#features/evidence/claims/claim.schema.ts';
import { claimLedger } from '#features/evidence/claims/claim.ts';
import { speakerSchema } from '#features/speakers/speaker.schema.ts';
import { searchWordsSchema } from '#site/search/search-words.schema.ts';
import { indexSpeakers } from './build-search.ts';
import { searchSpeakers } from './speaker-index.ts';
import { directoryAnswers } from './testing/directory-answers.ts';
import { judgedSpeakers, judgedQueries as queries } from './testing/judged-speakers.ts';

function exampleLedger() {
  const files = readdirSync('example/claims').map((file) => {
    const { data } = readEntry(readFileSync(`example/claims/${file}`, 'utf8'), 'yaml');
    return [file.replace('.yaml', ''), claimSchema.parse(data)] as const;
  });
  return claimLedger(new Map(files));
}

const words = searchWordsSchema.parse(
  readEntry(readFileSync('example/pages/search-words.yaml', 'utf8'), 'yaml').data,
);
const speakers = readdirSync('example/speakers')
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const { data, body } = readEntry(readFileSync(`example/speakers/${file}`, 'utf8'), 'md');
    return { id: file.replace('.md', ''), data: speakerSchema.parse(data), body };
  });
const index = indexSpeakers(speakers, words, exampleLedger());
const search = (query: string) => searchSpeakers(index, query);
const answer = directoryAnswers(index, speakers);
const found = (query: string) => answer(query).ids;
// The queries were judged by what people speak about, whoever takes requests today.
const opened = speakers.map((speaker) => {
  const data = { ...speaker.data, requests: 'open' as const };
  return { ...speaker, data };
});
const openedAnswer = directoryAnswers(indexSpeakers(opened, words, exampleLedger()), opened);
const firstThree = (query: string) =>
  openedAnswer(query)
    .ids.filter((id) => judgedSpeakers.has(id))
    .slice(0, 3);

/** Returns the filters and orders that a query is taken for, such as `weekend=yes`. */
const takenFor = (query: string) =>
  search(query).taken?.map(({ choice, order }) =>
    choice ? `${choice.facet}=${choice.value}` : order,
  );

describe('words that are filters', () => {
  test.each([
    ['weekend talk on smoke', ['weekend=yes']],
    ['Saturday keynote', ['weekend=yes', 'for=talk']],
    ['last-minute interview', ['notice=yes', 'for=interview']],
    ['free webinar', ['free=yes', 'format=virtual']],
    ['available tomorrow', ['notice=yes']],
    ['nurse free next week', ['notice=yes']],
    ['free, tomorrow', ['notice=yes']],
    ['free for nonprofits this week', ['free=yes', 'notice=yes']],
    ['disponible mañana', ['notice=yes']],
    ['ASL', ['lang=American Sign Language']],
    ['panelist who speaks French', ['for=panel', 'lang=French']],
    ['charla virtual en español', ['format=virtual', 'lang=Spanish']],
    ['in person, hybrid', ['format=in-person', 'format=hybrid']],
    ['doctor Texas', ['Nearest to Texas first']],
    ['nurse near Houston', ['Nearest to Texas first']],
    ['gulf coast storms', ['Nearest to gulf coast first']],
    ['TX or OR', ['Nearest to Texas first', 'Nearest to Oregon first']],
    ['nurse or doctor in me', []],
    ['“free” talk', []],
    ['"weekend" the ice ran out', []],
    ['smoke-free home', []],
    ['solar panels', []],
    ['west nile', []],
  ])('“%s”', (query, taken) => expect(takenFor(query)).toEqual(taken));

  test('leave the other words to look for; without others everybody is left to the filter', () => {
    expect(found('weekend smoke').toSorted()).toEqual(['callum-drywater', 'tobias-ashgrovel']);
    expect(search('weekend').scores?.size).toBe(speakers.length);
    expect(search('weekend').full).toBeUndefined();
  });

  test('beside a word that nobody has, leave whoever passes them', () => {
    const { scores, full } = search('free zzzzqq');
    expect(scores?.size).toBe(speakers.length);
    expect(full?.size).toBe(0);
  });

  test('alone, put whoever has done it first and whoever takes no requests last', () => {
    const scoreOf = ({ id }: { id: string }) => search('keynote').scores?.get(id) ?? 0;
    const paused = speakers.filter(({ data }) => data.requests === 'paused');
    const others = speakers.filter((speaker) => !paused.includes(speaker));
    const haveGivenOne = others.filter(({ data }) => /keynote/i.test(JSON.stringify(data)));
    expect(haveGivenOne.length).toBeGreaterThan(0);
    const least = Math.min(...haveGivenOne.map(scoreOf));
    const rest = others.filter((speaker) => !haveGivenOne.includes(speaker)).map(scoreOf);
    expect(least).toBeGreaterThan(Math.max(...rest));
    expect(Math.min(...rest)).toBeGreaterThan(Math.max(...paused.map(scoreOf)));
  });

  test('are none where nobody has them, or where somebody is called so', () => {
    const [one] = speakers.filter(({ data }) => data.languages.includes('French'));
    if (!one) throw new Error('nobody speaks French');
    const austin = {
      ...one,
      data: { ...one.data, name: 'Dr. Ada Austin', languages: ['English'] },
    };
    const small = indexSpeakers([austin], words, exampleLedger());
    expect(searchSpeakers(small, 'Austin, French').taken).toEqual([]);
    expect(searchSpeakers(small, 'Houston').taken).toHaveLength(1);
  });
});

describe('whoever takes no requests', () => {
  const paused = speakers.filter(({ data }) => data.requests === 'paused').map(({ id }) => id);
  const isPaused = (id: string) => paused.includes(id);

  test.each(['smoke', 'pregnancy', 'rural Montana doctor', 'Indiana'])(
    'comes after everybody who does, for “%s”',
    (query) => {
      const ids = found(query);
      const taking = ids.filter((id) => !isPaused(id));
      expect(ids.slice(0, taking.length)).toEqual(taking);
      expect(ids.some(isPaused)).toBe(true);
    },
  );

  test('comes first where nobody else has all words', () => {
    expect(isPaused(found('pregnancy smoke')[0] ?? '')).toBe(true);
  });

  test('comes first when searched by name', () => {
    for (const { id, data } of speakers) {
      if (isPaused(id)) expect(found(data.name)[0]).toBe(id);
    }
  });
});

describe('a place', () => {
  const statesOf = (query: string) => found(query).map((id) => index.states[id]);

  test('puts its people first, then those of the states around it, everybody in the end', () => {
    const states = statesOf('Houston');
    expect(states).toHaveLength(speakers.length);
    expect(states[0]).toBe('TX');
    expect(states.slice(1, 4).toSorted()).toEqual(['LA', 'LA', 'OK']);
    expect(statesOf('Florida').slice(0, 2)).toEqual(['FL', 'FL']);
  });

  test('does not put a neighbor who hardly fits before who fits', () => {
    expect(found('school nurse California')[0]).toBe('leilani-tidewell');
  });
});

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
    const { scores = new Map(), full } = search('pregnancy smoke');
    expect(full?.has(found('pregnancy smoke')[0] ?? '')).toBe(true);
    expect(scores.size).toBeGreaterThanOrEqual(8);
    expect([...scores.values()]).toEqual([...scores.values()].toSorted((a, b) => b - a));
    expect(full?.size).toBeLessThan(scores.size);
  });

  test('finds some where nobody has all words, and nobody for nonsense', () => {
    const { scores, full } = search('submarine cardiologist');
    expect(scores?.size).toBeGreaterThan(0);
    expect(full?.size).toBe(0);
    expect(search('zzzzqq')).toEqual({ scores: new Map(), full: new Set(), taken: [] });
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
