import { expect, test } from 'vitest';
import { rankByWords } from './rank.ts';
import { buildIndex, openIndex } from './text-index.ts';
import { formsInText } from './word-forms.ts';

const fields = { weights: { title: 8, also: 5, about: 4, text: 1 } };

/** Returns the ids that a query finds among documents, the best first. */
async function found(query: string, documents: Record<string, Record<string, string>>) {
  const texts = Object.entries(documents).map(
    ([id, { title = '', also = '', about = '', ...rest }]) => ({
      id,
      title,
      also,
      about,
      text: rest.text ?? '',
    }),
  );
  const index = await openIndex(fields, JSON.stringify(buildIndex(fields, texts)));
  return rankByWords(index, fields, formsInText(query)).ranked.map(({ id }) => id);
}

const filling = 'A page about many things that nobody asked for, told at length. '.repeat(8);
const others = Object.fromEntries(
  Array.from({ length: 10 }, (_, number) => [`other-${number}`, { text: `speaker ${filling}` }]),
);

test('a title with the rare word comes before a long page with all words scattered', async () => {
  const ids = await found('vet speaker today', {
    ...others,
    long: { title: 'A profile', text: `${filling} vet ${filling} speaker ${filling} today` },
    title: { title: 'How we vet speakers' },
  });
  expect(ids.slice(0, 2)).toEqual(['title', 'long']);
});

test('a word counts most in the title, then among other words, in the line, in the text', async () => {
  const ids = await found('reprint', {
    ...others,
    text: { text: 'reprint this' },
    about: { about: 'reprint this' },
    also: { also: 'reprint this' },
    title: { title: 'reprint this' },
  });
  expect(ids).toEqual(['title', 'also', 'about', 'text']);
});

test('of two pages with the same words, the shorter comes first', async () => {
  const ids = await found('tide table', {
    ...others,
    long: { title: 'A tide, a table and a number of other things that were found on the shore' },
    short: { title: 'Tide table' },
  });
  expect(ids).toEqual(['short', 'long']);
});

test('a word is found in its other inflections, as well as it stands there', async () => {
  const documents = { ...others, title: { title: 'We mapped it' }, text: { text: 'A map' } };
  expect(await found('map', documents)).toEqual(['title', 'text']);
  expect(await found('mapping', documents)).toEqual(['title', 'text']);
});

test('a phrase that stands in one word is found as a whole, then where its words are apart', async () => {
  const documents = {
    ...others,
    phrase: { also: 'lungdoctor' },
    apart: { also: 'a doctor for workplaces, and the black lung' },
    one: { also: 'a doctor' },
  };
  expect((await found('lung doctor', documents)).slice(0, 3)).toEqual(['phrase', 'apart', 'one']);
  expect((await found('black lung', documents))[0]).toBe('apart');
  expect(await found('doctor lung', documents)).not.toContain('other-0');
});

test('neighbors that are one word elsewhere are one word of the query', async () => {
  const ids = await found('wild fire children', {
    ...others,
    joined: { title: 'Wildfire', text: 'Our town' },
    children: { title: 'Wildfire and children' },
    only: { title: 'Children' },
  });
  expect(ids[0]).toBe('children');
});
