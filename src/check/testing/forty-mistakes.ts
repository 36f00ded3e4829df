import { all, type Change, edit, put, set } from './change.ts';
import type { Tree } from './sound-tree.ts';

/**
 * A mistake of a volunteer in the example: the change that makes it, and the file and field in
 * which the check must tell it. Without a field, the whole file is meant.
 */
export interface Mistake {
  name: string;
  change: Change;
  file: string;
  field?: string;
}

/** Puts other words in the place of words of a file, which must be there. */
function swap(file: string, from: string | RegExp, to: string): Change {
  return edit(file, (text) => text.replace(from, () => to));
}

/** Puts a changed copy of a file beside it. */
function copy(from: string, to: string, change: (text: string) => string): Change {
  return (tree: Tree) => {
    tree.set(to, change(String(tree.get(from))));
  };
}

/** Cuts the last bytes of a file off. */
function cut(file: string, bytes: number): Change {
  return (tree) => {
    const content = tree.get(file) as Buffer;
    tree.set(file, content.subarray(0, content.length - bytes));
  };
}

/** Adds a paragraph at the end of a Markdown file. */
function paragraph(file: string, words: string): Change {
  return edit(file, (text) => `${text.trimEnd()}\n\n${words}\n`);
}

const speaker = (id: string) => `speakers/${id}.md`;
const event = (id: string) => `events/${id}.md`;
const body = 'text below the fields';

export const fortyMistakes: readonly Mistake[] = [
  {
    name: 'a soft hyphen pasted from Word',
    change: swap(speaker('mei-larkspurn'), 'title: ', 'title: Pul\u00ADmonary and '),
    file: speaker('mei-larkspurn'),
    field: 'title',
  },
  {
    name: 'the portrait of another speaker',
    change: set(speaker('wren-abernook'), ['portrait'], './amara-quill.svg'),
    file: speaker('wren-abernook'),
    field: 'portrait',
  },
  {
    name: 'the same speaker under two names of files',
    change: all(
      copy(speaker('teo-marshlight'), speaker('teo-marshlight-rn'), (text) =>
        text.replace('./teo-marshlight.svg', './teo-marshlight-rn.svg'),
      ),
      (tree) => {
        tree.set('speakers/teo-marshlight-rn.svg', String(tree.get('speakers/teo-marshlight.svg')));
      },
    ),
    file: speaker('teo-marshlight'),
    field: 'name',
  },
  {
    name: 'the hours of a speaker in the zone of the office',
    change: set(speaker('callum-drywater'), ['media', 'timeZone'], 'America/New_York'),
    file: speaker('callum-drywater'),
    field: 'media.timeZone',
  },
  {
    name: 'a mailbox at Gmail in a biography',
    change: paragraph(speaker('beau-cypresson'), 'Write to him at beau.rn@gmail.com.'),
    file: speaker('beau-cypresson'),
    field: body,
  },
  {
    name: 'a mobile number in a talk',
    change: set(
      speaker('kwame-saltmarrow'),
      ['talks', 0, 'audience'],
      'Nurses; call (305) 555-0177',
    ),
    file: speaker('kwame-saltmarrow'),
    field: 'talks.0.audience',
  },
  {
    name: 'quotation marks around a quote',
    change: set(speaker('idris-meadowhurst'), ['quote'], '“Heat is a diagnosis.”'),
    file: speaker('idris-meadowhurst'),
    field: 'quote',
  },
  {
    name: 'a first year in practice that is still to come',
    change: set(speaker('elias-greyhaven'), ['since'], 2062),
    file: speaker('elias-greyhaven'),
    field: 'since',
  },
  {
    name: 'an event in 2062',
    change: all(
      set(event('upcoming1'), ['start'], '2062-12-10T12:00'),
      set(event('upcoming1'), ['end'], '2062-12-10T13:30'),
    ),
    file: event('upcoming1'),
    field: 'start',
  },
  {
    name: 'an event in Ohio by the clock of Chicago',
    change: set(event('upcoming2'), ['zone'], 'America/Chicago'),
    file: event('upcoming2'),
    field: 'zone',
  },
  {
    name: 'an event in New York in the Southeast',
    change: set(event('upcoming3'), ['region'], 'Southeast'),
    file: event('upcoming3'),
    field: 'region',
  },
  {
    name: 'four in the night for four in the afternoon',
    change: set(event('upcoming4'), ['start'], '2027-03-16T04:00'),
    file: event('upcoming4'),
    field: 'start',
  },
  {
    name: 'a place to be decided',
    change: set(event('upcoming5'), ['howToJoin'], 'Use “Ask for a place”. Room TBD.'),
    file: event('upcoming5'),
    field: 'howToJoin',
  },
  {
    name: 'a link to a page that was misspelled',
    change: paragraph(event('upcoming6'), 'Read the [guides](/resources/librry) first.'),
    file: event('upcoming6'),
    field: body,
  },
  {
    name: 'a time as people say it',
    change: set(event('past1'), ['start'], '2026-05-14 6 PM'),
    file: event('past1'),
    field: 'start',
  },
  {
    name: 'a place to fill in that a mail program knows',
    change: set(event('past2'), ['howToJoin'], 'Dear {FirstName}, the seats were free.'),
    file: event('past2'),
    field: 'howToJoin',
  },
  {
    name: 'both versions of two people',
    change: paragraph(
      event('past3'),
      '<<<<<<< HEAD\nForty came.\n=======\nFifty came.\n>>>>>>> content/2026-11-20',
    ),
    file: event('past3'),
  },
  {
    name: 'curly quotation marks around a field',
    change: swap(event('past4'), /^summary: /m, '“summary”: '),
    file: event('past4'),
  },
  {
    name: 'two fields of one name',
    change: swap(event('past5'), /^updated: /m, 'audience: "Everybody"\nupdated: '),
    file: event('past5'),
    field: 'audience',
  },
  {
    name: 'a quote that was made rounder',
    change: set(
      'stories/orange-at-noon.md',
      ['quote'],
      'The sky was orange at noon, and all the inhalers were gone by one.',
    ),
    file: 'stories/orange-at-noon.md',
    field: 'quote',
  },
  {
    name: 'a name with a letter less',
    change: swap('stories/two-fans.md', 'excerpt: Odessa Farrowline', 'excerpt: Odessa Farowline'),
    file: 'stories/two-fans.md',
    field: 'excerpt',
  },
  {
    name: 'a street and a number in a transcript',
    change: edit(
      'stories/the-blue-cooler.md',
      (text) => `${text.trimEnd()} She lives at 412 Tolliver Street, on the second floor.\n`,
    ),
    file: 'stories/the-blue-cooler.md',
    field: body,
  },
  {
    name: 'a recording whose copy broke off',
    change: cut('recordings/one-road-out.m4a', 9000),
    file: 'recordings/one-road-out.m4a',
  },
  {
    name: 'captions saved as SubRip',
    change: edit('recordings/the-third-night.vtt', (text) =>
      text.replace('WEBVTT\n\n', '1\n').replaceAll(/(\d\d:\d\d)\.(\d{3})/g, '00:$1,$2'),
    ),
    file: 'recordings/the-third-night.vtt',
  },
  {
    name: 'a story that comes online next century',
    change: set('stories/gloves-at-nine.md', ['published'], '2126-02-03'),
    file: 'stories/gloves-at-nine.md',
    field: 'published',
  },
  {
    name: 'a figure that should have been read again',
    change: all(
      set('claims/home-68.yaml', ['checked'], '2026-03-01'),
      set('claims/home-68.yaml', ['nextCheck'], '2026-09-01'),
    ),
    file: 'claims/home-68.yaml',
    field: 'nextCheck',
  },
  {
    name: 'a paper that is there already, found over a newsletter',
    change: copy(
      'resources/who-cop29-special-report.yaml',
      'resources/who-health-argument.yaml',
      (text) =>
        text
          .replace(/^title: .*$/m, 'title: Health is the argument')
          .replace(/^(fileUrl: .*)$/m, '$1?utm_source=newsletter'),
    ),
    file: 'resources/who-health-argument.yaml',
    field: 'fileUrl',
  },
  {
    name: 'letters broken by a spreadsheet',
    change: swap(
      'resources/ahrq-carbon-primer.yaml',
      'description: >-\n  ',
      'description: >-\n  Itâ€™s a primer. ',
    ),
    file: 'resources/ahrq-carbon-primer.yaml',
    field: 'description',
  },
  {
    name: 'an address without s',
    change: edit('resources/flooding-older-adults.yaml', (text) =>
      text.replace(/fileUrl: https:/, 'fileUrl: http:'),
    ),
    file: 'resources/flooding-older-adults.yaml',
    field: 'fileUrl',
  },
  {
    name: 'a question of a letter under another name',
    change: swap('letters/join.yaml', '  travel: ', '  traveling: '),
    file: 'letters/join.yaml',
    field: 'fields.traveling',
  },
  {
    name: 'a place in a subject that nothing fills in',
    change: set('letters/booking.yaml', ['subject'], 'Book a Speaker Request - {speaker name}'),
    file: 'letters/booking.yaml',
    field: 'subject',
  },
  {
    name: 'English in the footer of Spanish pages',
    change: set(
      'pages/shell-spanish.yaml',
      ['footer', 'tagline'],
      'Doctors and nurses who speak plainly about what a changing climate does to people.',
    ),
    file: 'pages/shell-spanish.yaml',
    field: 'footer.tagline',
  },
  {
    name: 'advice that was not translated',
    change: set('now/flooding.yaml', ['act', 3, 'es'], 'Stay off bridges over fast water.'),
    file: 'now/flooding.yaml',
    field: 'act.3.es',
  },
  {
    name: 'a place on a page that is not there, in the words of the search',
    change: swap(
      'pages/search-words.yaml',
      'href: /stories#closing-call',
      'href: /stories#tell-us',
    ),
    file: 'pages/search-words.yaml',
    field: 'actions.4.href',
  },
  {
    name: 'a file that Windows called .txt',
    change: copy(event('upcoming6'), 'events/upcoming7.md.txt', (text) => text),
    file: 'events/upcoming7.md.txt',
  },
  {
    name: 'the thumbnails of Windows',
    change: put('speakers/Thumbs.db', Buffer.from([0xd0, 0xcf, 0x11, 0xe0])),
    file: 'speakers/Thumbs.db',
  },
  {
    name: 'a text that only fills the page',
    change: set(
      'board/loretta-birchwater.yaml',
      ['focus'],
      'Lorem ipsum dolor sit amet, consectetur.',
    ),
    file: 'board/loretta-birchwater.yaml',
    field: 'focus',
  },
  {
    name: 'the name of a picture for what it shows',
    change: set('toolkit/signage-pack.yaml', ['signs', 0, 'alt'], 'IMG_2041.jpg'),
    file: 'toolkit/signage-pack.yaml',
    field: 'signs.0.alt',
  },
  {
    name: 'the code of a space from a web page',
    change: set('board/emeka-stanholt.yaml', ['title'], 'Pharmacist&nbsp;and teacher'),
    file: 'board/emeka-stanholt.yaml',
    field: 'title',
  },
  {
    name: 'a story among the events',
    change: copy('stories/the-third-night.md', 'events/the-fourth-night.md', (text) => text),
    file: 'events/the-fourth-night.md',
  },
];
