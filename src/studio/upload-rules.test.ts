import { expect, test } from 'vitest';
import * as rules from './upload-rules.ts';

const words = (refusal: rules.FileRefusal | undefined) => refusal && rules.refusalSentence(refusal);
const why = (kind: rules.ChosenFile['kind'], name: string, type: rules.PlaceType, size = 1000) =>
  words(rules.whyRefused({ kind, name, size }, type, 'stories'));

test.each<[rules.ChosenFile['kind'], string, rules.PlaceType]>([
  ['jpeg', 'IMG_1.JPG', 'picture'],
  ['svg', 'a.svg', 'picture'],
  ['m4a', 'Memo.m4a', 'm4a'],
  ['mp4', 'Memo.m4a', 'm4a'],
  ['srt', 'a.srt', 'vtt'],
])('%s, %s, can be %s', (kind, name, type) => {
  expect(why(kind, name, type)).toBeUndefined();
});

test.each<[rules.ChosenFile['kind'], string, rules.PlaceType, RegExp]>([
  ['heic', 'IMG_1.HEIC', 'picture', /HEIC.*iPhone.*Most Compatible.*Android/],
  ['heic', 'IMG_1.jpg', 'picture', /HEIC picture, though its name ends in “.jpg”/],
  ['text', 'portrait.jpg', 'picture', /a text, though its name.*ask who sent it/],
  ['pdf', 'poster.pdf', 'picture', /a PDF\. .*save it as JPEG or PNG/],
  ['mp3', 'talk.mp3', 'm4a', /MP3.*M4A.*Voice Memos/],
  ['wav', 'talk.wav', 'm4a', /WAV.*M4A.*Voice Memos/],
  ['mp3', 'talk.m4a', 'm4a', /though its name ends in “.m4a”/],
  ['quicktime', 'IMG_2.MOV', 'mp4', /QuickTime.*iMovie.*HandBrake/],
  ['office', 'captions.docx', 'vtt', /captions as WebVTT or SRT.*“Transcript”/],
  ['jpeg', 'a.jpg', 'mp4', /a JPEG picture\. Needed here is a film as MP4/],
  ['empty', 'a.jpg', 'picture', /0 bytes/],
])('%s, %s, cannot be %s, and the way out is said', (kind, name, type, expected) => {
  expect(why(kind, name, type)).toMatch(expected);
});

test.each<[rules.ChosenFile['kind'], rules.PlaceType, number, RegExp | undefined]>([
  ['mp4', 'mp4', 2_147_483_648, /has 2\.2 GB; at most 60 MB .*720p/],
  ['mp4', 'mp4', 60_000_000, undefined],
  ['m4a', 'm4a', 12_000_001, /has 12\.1 MB; at most 12 MB .*one channel/],
  ['jpeg', 'picture', 61_000_000, /at most 60 MB .*4000 pixels/],
  ['jpeg', 'picture', 0, /0 bytes/],
])('%s as %s of %i bytes', (kind, type, size, expected) => {
  const found = why(kind, 'a', type, size);
  if (expected) expect(found).toMatch(expected);
  else expect(found).toBeUndefined();
});

test('a film of a clip is lighter than that of a story', () => {
  const film = { kind: 'mp4', name: 'a.mp4', size: 2_000_000 } as const;
  expect(rules.whyRefused(film, 'mp4', 'stories')).toBeUndefined();
  expect(words(rules.whyRefused(film, 'mp4', 'clips'))).toContain('at most 1 MB');
});

test.each([
  [{ width: 12_000, height: 9000 }, /108 megapixels; at most 100/],
  [{ width: 10_000, height: 10_000 }, undefined],
])('a picture of %o', (size, expected) => {
  const found = words(rules.whyTooLarge(size));
  if (expected) expect(found).toMatch(expected);
  else expect(found).toBeUndefined();
});

test.each([
  [{ width: 1040, height: 1248 }, true, undefined],
  [{ width: 1000, height: 1248 }, true, /at least 1040 by 1248/],
  [{ width: 3000, height: 2000 }, true, /wider than it is high/],
  [{ width: 3000, height: 2000 }, false, undefined],
  [{ width: 200, height: 200 }, false, /at least 300 wide/],
])('the size %o, of a portrait: %s', (size, isPortrait, expected) => {
  const found = rules.sizeProblem(size, isPortrait);
  if (expected) expect(found).toMatch(expected);
  else expect(found).toBeUndefined();
});

test.each([
  ['portrait', 'picture'],
  ['.jpg', 'still'],
  ['.m4a', 'm4a'],
  ['.json', undefined],
  ['../site', undefined],
  ['', undefined],
])('the place %j is of the type %s', (place, type) => {
  expect(rules.placeType(place)).toBe(type);
});
