import { describe, expect, test } from 'vitest';
import { pageCount } from '#files/downloads/download.ts';
import { typeset } from './typeset.ts';
import type { TypesetDocument } from './typeset-document.ts';

const source = {
  label: 'Source',
  name: 'World Health Organization, A report, 2024',
  href: 'https://www.who.int/a-report',
};
const document: TypesetDocument = {
  title: 'Checklist #1 *not bold* $x$',
  kicker: 'Community Toolkit',
  lede: 'What to do six weeks, three weeks and one day before.',
  updated: '2026-11-21',
  dateLine: 'Content of November 21, 2026.',
  site: 'Climate Health Voices',
  home: { text: 'climatehealthvoices.example', href: 'https://climatehealthvoices.example/' },
  notice: 'The people on this site are fictional examples.',
  pageLine: 'Page {page} of {pages}',
  paper: 'us-letter',
  blocks: [
    { kind: 'heading', level: 2, text: 'Six weeks before' },
    {
      kind: 'paragraph',
      text: ['Plain, ', { text: 'strong', strong: true }, ' and #let x = 1 José.'],
    },
    { kind: 'list', items: ['One', 'Two'], ordered: true },
    { kind: 'checks', items: ['Ask for the room', 'Ask for the speaker'] },
    {
      kind: 'table',
      caption: 'Who does what',
      columns: [
        { title: 'Task', share: 3 },
        { title: 'Who', share: 1 },
      ],
      rows: [
        ['Book the room', ''],
        ['Ask the speaker', ''],
      ],
      ticks: true,
    },
    { kind: 'heading', level: 3, text: 'What to say' },
    { kind: 'say', label: 'Ten seconds', text: 'Heat can kill.', sources: [source] },
    { kind: 'fact', figure: '35%', text: 'of a thing.', sources: [source] },
    { kind: 'quote', text: 'We put out thirty chairs.', by: 'Odette' },
    { kind: 'callout', lead: 'In an emergency, call 911.', text: 'Then wait.' },
    { kind: 'picture', path: '/pictures/dot.svg', alt: 'A dot', width: 20, caption: 'A dot.' },
    { kind: 'fields', items: [{ label: 'What did you miss?', lines: 3 }] },
    { kind: 'choice', question: 'Would you come again?', options: ['Yes', 'No'] },
    { kind: 'sources', sources: [source] },
  ],
};
const pictures = {
  '/pictures/dot.svg': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>',
  ),
};
const job = { template: 'files/typeset/document.typ', data: document, pictures };

describe('a typeset document', () => {
  test('is a PDF/UA-1 with tags, title and language', () => {
    const bytes = typeset(job);
    const pdf = Buffer.from(bytes).toString('latin1');
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(pdf).toContain('/MarkInfo');
    expect(pdf).toContain('/Lang (en-US)');
    expect(pdf).toContain('Checklist #1 *not bold* $x$');
    expect(pageCount(bytes)).toBe(2);
  });

  test('has the same bytes when it is made again', () => {
    expect(Buffer.from(typeset(job)).equals(Buffer.from(typeset(job)))).toBe(true);
  });

  test('throws with the engine’s reason where it breaks a rule', () => {
    const blocks = [{ kind: 'heading', level: 3, text: 'Level two is skipped' }];
    expect(() => typeset({ ...job, data: { ...document, blocks } })).toThrow(/heading/i);
  });
});
