import { describe, expect, test } from 'vitest';
import { kinds } from '#kinds.ts';
import { contentSource } from '../testing/content-source.ts';
import { allRecords, entryKinds } from './all-records.ts';
import { sitePages, siteSections } from './site-pages.ts';
import { clip, passagesOf, type SearchedKind, theOne, wordsInData } from './source.ts';

const source = contentSource();
const records = allRecords(source);
const record = (id: string) => records.find((one) => one.id === id);

/** Kinds of content that no search looks through, each with its reason. */
const notSearched: Readonly<Record<string, string>> = {
  board: 'its members are words of the page of the board',
  exchange: 'its page has filters of its own, and entries end',
  statistics: 'each names a claim, which is found',
  officialPages: 'pages of others, named on what to do now',
  linkReport: 'for staff',
  publishers: 'for the content check',
  site: 'names and addresses that every page has',
  spanishShell: 'menu and footer of Spanish pages',
  searchWords: 'words by which others are found',
  dangerWords: 'words that lead out of danger before any result',
  searchPage: 'the search itself',
  searchSpanish: 'the search itself',
  notFoundPage: 'no address of its own',
  profilePage: 'headings around a speaker',
  storyPage: 'headings around a story',
  eventPage: 'headings around an event',
  resourcePage: 'headings around a document',
  hazardKitPage: 'headings around a hazard',
  copyWords: 'words of two buttons',
  feeds: 'titles of files',
  embeds: 'words on other sites',
  fourWays: 'a section of Be a Catalyst, whose page is found',
  series: 'charts of claims, which are found',
  chartWords: 'words around a chart',
  figurePage: 'headings around a figure',
  maps: 'where the squares of a map stand; its page is found',
  clips: 'files of the media kit, whose page is found',
  mediaKitWords: 'files of the media kit',
  brandGuide: 'a file of the media kit',
  toolkitDocuments: 'files of the toolkit, whose page is found',
  toolkitWords: 'files of the toolkit',
  feedbackForm: 'a file of the toolkit',
  emailInvitations: 'a file of the toolkit',
  budgetTemplate: 'a file of the toolkit',
  eventFlyer: 'a file of the toolkit',
  socialPack: 'a file of the toolkit',
  signagePack: 'a file of the toolkit',
};

describe('what can be found', () => {
  test('is every entry and every page, each once', () => {
    let entries = 0;
    for (const name of entryKinds) entries += source[name as SearchedKind].length;
    const pages = [...siteSections.values()].flat().length;
    expect(records).toHaveLength(entries + pages + theOne(source, 'searchWords').actions.length);
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  });

  test('comes from every kind of content, but for those that say why not', () => {
    const inPages = [...siteSections.values()]
      .flat()
      .flatMap(({ wordsEntry, more = [] }) => [wordsEntry, ...more]);
    const found = new Set([...entryKinds, ...inPages.map((file) => file.replace(/\/.*/, ''))]);
    const lost = Object.keys(kinds).filter((name) => !found.has(name));
    const remedy =
      'add `foundBy` to the row of the kind, its name to `more` of the page that shows it, or its reason to `notSearched`';
    expect(lost.toSorted(), remedy).toEqual(Object.keys(notSearched).toSorted());
  });

  test('has a title, a line, and names that are fit for files', () => {
    for (const { id, title, about } of records) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(title, id).not.toBe('');
      expect(about, id).not.toBe('');
    }
  });

  test('has no markup, no addresses and no places to fill', () => {
    for (const { id, title, about, text } of records) {
      expect([title, about, ...text].join('\n'), id).not.toMatch(/\*\*|\]\(|\{\w+\}|https?:\/\//);
    }
  });

  test('tells of no hidden member of the board', () => {
    const hidden = source.board.filter(({ data }) => data.hidden);
    expect(hidden.length).toBeGreaterThan(0);
    const all = JSON.stringify(records);
    for (const { data } of hidden) expect(all).not.toContain(data.name);
  });

  test('says of a figure that is not confirmed that it is not', () => {
    expect(record('claim-rr-northeast-rain')).toMatchObject({
      title: expect.stringMatching(/^42%, under review: /),
      about: expect.stringMatching(/^about 60%\. .*Source: US Global Change Research Program/),
    });
    const unconfirmed = source.claims.filter(({ data }) => data.status !== 'supported');
    for (const { id } of unconfirmed) {
      expect(record(`claim-${id}`)?.title).toMatch(/, (under review|no published source found): /);
    }
  });

  test('has every turn of a transcript as a passage of its own', () => {
    const story = record('story-gloves-at-nine');
    expect(story?.text).toContain('Joyce Amberlane: He told me that over the fence.');
  });

  test('actions are done on pages that exist', () => {
    const known = new Set(sitePages.map(({ href }) => href));
    const { actions } = theOne(source, 'searchWords');
    const hrefs = actions.map(({ href }) => href.replace(/#.*/, ''));
    expect(hrefs.filter((href) => !known.has(href))).toEqual([]);
  });
});

test.each([
  ['short', 10, 'short'],
  ['two words', 5, 'two…'],
  ['a sentence, cut here', 12, 'a sentence…'],
  ['unbreakable', 4, 'unbr…'],
])('“%s” cut at %i', (text, most, cut) => expect(clip(text, most)).toBe(cut));

test('the words of data leave out ids, addresses and places to fill', () => {
  const data = {
    title: 'A',
    href: '/b',
    id: 'c',
    image: './clinics.svg',
    items: ['d', { text: 'e', icon: 'f', link: 'https://g.example' }],
    count: 3,
    greeting: 'Hello {name}',
    none: null,
  };
  expect(wordsInData(data)).toEqual(['A', 'd', 'e']);
});

test('names by which a browser keeps something are no words of a result', () => {
  const item =
    '- Forms (“draft:” and its name, such as “draft:booking”), and a list (“shortlist”).';
  expect(passagesOf(item)).toEqual(['Forms, and a list.']);
});

test('Markdown gives its words', () => {
  expect(passagesOf('## One\n\nTwo [three](/x) **four**.\n\n- five\n- six')).toEqual([
    'One',
    'Two three four.',
    'five',
    'six',
  ]);
});
