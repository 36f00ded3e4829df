import { expect, test } from 'vitest';
import { copyWords } from '#site/copy/copy-words.ts';
import type { JoinResult } from './bring-back.ts';
import { joinResultInWords } from './join-result-words.ts';

const nothing = {
  values: new Map(),
  broughtBack: {},
  alreadyHere: {},
  noRoom: {},
  differs: {},
  unread: {},
};

test.each<[Partial<JoinResult>, string]>([
  [
    { broughtBack: { requests: 3, speakers: 2 }, alreadyHere: { requests: 1 } },
    '3 requests and 2 speakers were brought back. 1 request was already here.',
  ],
  [
    { broughtBack: { requests: 1, speakers: 1, drafts: 1, ticks: 1 } },
    '1 request, 1 speaker, 1 unfinished form, and 1 checked task were brought back.',
  ],
  [
    { broughtBack: { speakers: 1 }, noRoom: { speakers: 2 }, unread: { entries: 1 } },
    '1 speaker was brought back. There is no room for 2 speakers. Delete something and bring the copy back again. 1 entry of the file could not be read and was left out.',
  ],
  [
    { broughtBack: { requests: 0 }, differs: { drafts: 1 } },
    '1 unfinished form was left out, because you have begun the same form here.',
  ],
  [{}, 'The file holds nothing to bring back.'],
])('%j is told in words', (result, sentence) => {
  expect(joinResultInWords({ ...nothing, ...result }, copyWords.bring)).toBe(sentence);
});
