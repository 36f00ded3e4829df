import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { calendarFile } from '#features/events/calendar-files/calendar-file.ts';
import { calendarWords } from '#features/events/testing/calendar-words.ts';
import { sampleEvent } from '#features/events/testing/sample-event.ts';
import { ClaimFigure } from '#features/evidence/claims/ClaimFigure.tsx';
import { claimIn, claimLedger } from '#features/evidence/claims/claim.ts';
import { claimFiles } from '#features/evidence/testing/claims.ts';
import { ResourceTable } from '#features/library/ResourceTable.tsx';
import { sampleResource } from '#features/library/testing/sample-resource.ts';
import { BoardMember } from '#features/network/board/BoardPage.tsx';
import { SpeakerCard } from '#features/speakers/SpeakerCard.tsx';
import { summaryOf } from '#features/speakers/speaker.ts';
import { sampleSpeaker } from '#features/speakers/testing/sample-speaker.ts';
import { element, words, xmlDocument } from '#files/feeds/xml.ts';
import { inertJson } from '#shell/inert-json.ts';
import { hostileStrings } from '#site/testing/hostile-strings.ts';

// @vitest-environment jsdom

/**
 * Puts a string in the place of every sentence and every name; what a program chooses from stays.
 */
function withWords<Value>(value: Value, text: string): Value {
  if (typeof value === 'string') return (/[ .]/.test(value) ? text : value) as Value;
  if (Array.isArray(value)) return value.map((part) => withWords(part, text)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => {
    const isAddress = /href|url|src|portrait|sources/i.test(key);
    return [key, isAddress ? part : withWords(part, text)];
  });
  return Object.fromEntries(parts) as Value;
}

/** Each element with the names of its attributes: what a page is, without its words. */
function shapeOf(view: ReactNode): string[] {
  document.body.innerHTML = renderToStaticMarkup(view);
  return [...document.body.querySelectorAll('*')].map(
    (node) => `${node.localName} ${node.getAttributeNames()}`,
  );
}

const speaker = summaryOf(sampleSpeaker());
const resource = sampleResource();
const ledger = claimLedger(claimFiles);
const claims = ['heat-island', 'visits'].map((id) => claimIn(ledger, id));
const member = {
  name: 'Ada Fernvale, RN',
  title: 'Vice Chair, school nurse',
  focus: 'Speaks for the hosts.',
  isChair: false,
  initials: 'Ad',
  picture: undefined,
  profile: undefined,
};

const views: [name: string, view: (text: string) => ReactNode][] = [
  ['a speaker', (text) => <SpeakerCard speaker={withWords(speaker, text)} />],
  [
    'a document',
    (text) => (
      <ResourceTable resources={[withWords(resource, text)]} span={{ first: 2020, last: 2025 }} />
    ),
  ],
  [
    'a figure',
    (text) => claims.map((claim) => <ClaimFigure key={claim.id} claim={withWords(claim, text)} />),
  ],
  ['a member of the board', (text) => <BoardMember member={withWords(member, text)} />],
];

describe.each(views)('%s whose every word is hostile', (_, view) => {
  test('is drawn as the same elements, with the words as words', () => {
    const expected = shapeOf(view('x y'));
    const changed = hostileStrings.filter((text) => shapeOf(view(text)).join() !== expected.join());
    expect(changed).toEqual([]);
  });
});

test('structured data holds hostile words and never ends its script', () => {
  for (const text of hostileStrings) {
    const json = inertJson({ [text]: [text] });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ [text]: [text] })));
  }
});

test('feeds stay well formed, with two elements', () => {
  for (const text of hostileStrings) {
    const names: string[] = [];
    const parser = new SaxesParser();
    parser.on('opentag', ({ name }) => names.push(name));
    parser.write(xmlDocument(element('feed', { title: text }, words('title', text)))).close();
    expect(names).toEqual(['feed', 'title']);
  }
});

test('calendar files keep one line for each property, whatever an event is called', () => {
  const namesIn = (text: string) => {
    const event = sampleEvent({ title: text, summary: text, location: text });
    const base = new URL('https://a.example');
    const file = calendarFile({ events: [event], words: calendarWords, base, siteName: text });
    return [...file.replaceAll('\r\n ', '').matchAll(/^[A-Z-]+(?=[:;])/gm)].map(([name]) => name);
  };
  const expected = namesIn('x y');
  const changed = hostileStrings.filter((text) => namesIn(text).join() !== expected.join());
  expect(changed).toEqual([]);
});
