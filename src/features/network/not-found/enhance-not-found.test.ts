import { describe, expect, test } from 'vitest';
import { nameIn, nearestPaths, wordsIn } from './enhance-not-found.ts';

const known = [
  '/',
  '/stories',
  '/be-catalyst',
  '/media',
  '/resources',
  '/about/about-us',
  '/about/advisory-board',
  '/about/vision',
  '/resources/library',
  '/resources/key-messages',
  '/resources/rapid-response',
  '/speakers/directory',
  '/speakers/join',
  '/speakers/profile/amara-quill',
  '/speakers/profile/ines-callowreef',
  '/speakers/profile/mei-larkspurn',
  '/speakers/profile/noor-lanternby',
  '/speakers/profile/ngozi-evergale',
  '/stories/one-road-out',
];

describe('the nearest page', () => {
  test.each([
    ['/storys', '/stories'],
    ['/resources/libary', '/resources/library'],
    ['/resource/keymessages', '/resources/key-messages'],
    ['/resources/rapid%20response', '/resources/rapid-response'],
    ['/SPEAKERS/Directory', '/speakers/directory'],
    ['/speaker/directory', '/speakers/directory'],
    ['/about/vison', '/about/vision'],
    ['/become-a-catalyst', '/be-catalyst'],
    ['/stories/one-road', '/stories/one-road-out'],
  ])('of %s is %s', (missing, expected) => {
    expect(nearestPaths(missing, known)[0]).toBe(expected);
  });
});

describe('the nearest speaker', () => {
  test.each([
    ['amara-quil', 'amara-quill'],
    ['amara-quill-', 'amara-quill'],
    ['amaraquill', 'amara-quill'],
    ['amara_quill', 'amara-quill'],
    ['Amara%20Quill', 'amara-quill'],
    ['%C3%A1mara-qu%C3%ADll', 'amara-quill'],
    ['quill', 'amara-quill'],
    ['quil', 'amara-quill'],
    ['amara', 'amara-quill'],
    ['quill-amara', 'amara-quill'],
    ['dr-amara-quill', 'amara-quill'],
    ['dr.amara.quill.html', 'amara-quill'],
    ['amara-quill/videos', 'amara-quill'],
    ['mei-larkspur', 'mei-larkspurn'],
    ['In%C3%A9s-Callowreef', 'ines-callowreef'],
    ['callowref', 'ines-callowreef'],
  ])('of %s is %s, and nobody who is not alike', (missing, expected) => {
    expect(nearestPaths(`/speakers/profile/${missing}`, known)).toEqual([
      `/speakers/profile/${expected}`,
    ]);
  });
});

test.each([
  '/wp-admin.php',
  '/%E0%A4%A',
  `/${'x'.repeat(9000)}`,
  `/${'%C3%A9'.repeat(9000)}`,
  '/',
  '//',
  '/speakers/profile/',
  '/speakers/profile/nobody',
  '/speakers/profile/<script>alert(1)</script>',
])('%.40s is like nothing', (missing) => {
  expect(nearestPaths(missing, known)).toEqual([]);
});

test('at most four pages are suggested', () => {
  const many = Array.from({ length: 30 }, (_, index) => `/speakers/profile/amara-quill-${index}`);
  expect(nearestPaths('/speakers/profile/amara-quill', many)).toHaveLength(4);
});

test.each([
  ['amara-quil', 'amara quil'],
  ['dr-amara-quill', 'dr amara quill'],
  ['In%C3%A9s_Callowreef', 'Inés Callowreef'],
  ['amara-quill/videos', 'amara quill'],
  ['', ''],
  ['-', ''],
  ['42', ''],
  ['%E0%A4%A', ''],
  ['%3Cscript%3E', ''],
  ['wp-login.php?x', ''],
  ['x'.repeat(9000), ''],
])('/speakers/profile/%.30s names “%s”', (id, name) => {
  expect(nameIn(`/speakers/profile/${id}`)).toBe(name);
});

test.each([
  ['/resources/Heat%20strok.html', 'heat strok'],
  ['/stories/two-fan', 'two fan'],
  ['/resources/rapid-response/wildfire/', 'wildfire'],
  ['/a/%E0%A4%A', ''],
  ['/%3Cscript%3Ealert(1)%3C/script%3E', 'script'],
  ['/2026/11', ''],
  ['/', ''],
  [`/${'x'.repeat(5000)}`, ''],
])('%s asks for “%s”', (path, words) => expect(wordsIn(path)).toBe(words));
