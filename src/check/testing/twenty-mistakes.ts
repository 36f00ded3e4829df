import { type Change, edit, put, set } from './change.ts';
import type { Mistake } from './forty-mistakes.ts';

function swap(file: string, from: string | RegExp, to: string): Change {
  return edit(file, (text) => text.replace(from, () => to));
}

const body = 'text below the fields';

/** Twenty mistakes that were written down before the rules were tried on any of them. */
export const twentyMistakes: readonly Mistake[] = [
  {
    name: 'a name without its accent',
    change: edit(
      'events/upcoming5.md',
      (text) => `${text.trimEnd()}\n\nDr. Ines Callowreef opens the day.\n`,
    ),
    file: 'events/upcoming5.md',
    field: body,
  },
  {
    name: 'a day of the week that is another one',
    change: edit(
      'events/upcoming2.md',
      (text) => `${text.trimEnd()}\n\nCome on Friday, January 14, 2027.\n`,
    ),
    file: 'events/upcoming2.md',
    field: body,
  },
  {
    name: 'a last day before the first',
    change: set('exchange/need-elm-row-tenants.yaml', ['until'], '2026-05-28'),
    file: 'exchange/need-elm-row-tenants.yaml',
    field: 'until',
  },
  {
    name: 'a number to text on the board',
    change: set(
      'exchange/need-orchard-walkers.yaml',
      ['text'],
      'We walk at six. Text me at 512 555 0144.',
    ),
    file: 'exchange/need-orchard-walkers.yaml',
    field: 'text',
  },
  {
    name: 'a change of a figure that is still to come',
    change: set('claims/home-71.yaml', ['history', 0, 'date'], '2027-11-21'),
    file: 'claims/home-71.yaml',
    field: 'history.0.date',
  },
  {
    name: 'an email address with a space',
    change: set('site.yaml', ['email', 'events'], 'events @climatehealthvoices.example'),
    file: 'site.yaml',
    field: 'email.events',
  },
  {
    name: 'the letter O in a telephone number',
    change: set('site.yaml', ['desk', 'phone'], '555-O150'),
    file: 'site.yaml',
    field: 'desk.phone',
  },
  {
    name: 'a language with a letter less',
    change: set('speakers/amara-quill.md', ['languages'], ['Englsh', 'Igbo']),
    file: 'speakers/amara-quill.md',
    field: 'languages.0',
  },
  {
    name: 'another spelling of a person in the captions',
    change: swap('recordings/two-fans.vtt', '<v Odessa Farrowline>', '<v Odessa Farowline>'),
    file: 'recordings/two-fans.vtt',
  },
  {
    name: 'a photograph as the telephone saved it',
    change: put('speakers/mei-larkspurn.HEIC', Buffer.from('ftypheic')),
    file: 'speakers/mei-larkspurn.HEIC',
  },
  {
    name: 'a word twice on the home page',
    change: swap('pages/home.yaml', 'harder to dismiss', 'harder to to dismiss'),
    file: 'pages/home.yaml',
    field: 'messaging.lede',
  },
  {
    name: 'a link without https in the terms',
    change: swap(
      'pages/terms.md',
      'https://creativecommons.org/licenses',
      'www.creativecommons.org/licenses',
    ),
    file: 'pages/terms.md',
    field: body,
  },
  {
    name: 'a speaker by the name instead of the file',
    change: set('events/upcoming6.md', ['speakers', 0], 'Sunita Rainwell'),
    file: 'events/upcoming6.md',
    field: 'speakers.0',
  },
  {
    name: 'a film on YouTube without https',
    change: set('speakers/amara-quill.md', ['videos', 0, 'url'], 'www.youtube.com/watch?v=abc'),
    file: 'speakers/amara-quill.md',
    field: 'videos.0.url',
  },
  {
    name: 'an English title of a Spanish page',
    change: set('official-pages/ready-heat-es.yaml', ['title'], 'What to do in the heat'),
    file: 'official-pages/ready-heat-es.yaml',
    field: 'title',
  },
  {
    name: 'hours for the media until two in the night for two in the afternoon',
    change: set('speakers/noor-lanternby.md', ['media', 'to'], '02:00'),
    file: 'speakers/noor-lanternby.md',
    field: 'media.to',
  },
  {
    name: 'a biography in Spanish',
    change: set(
      'board/odalys-fenwright.yaml',
      ['bio'],
      'Odalys Fenwright es enfermera y trabaja con las familias de la ciudad desde hace muchos años. Habla de lo que el calor hace a los mayores y a los niños.',
    ),
    file: 'board/odalys-fenwright.yaml',
    field: 'bio',
  },
  {
    name: 'a length of a talk with its unit',
    change: set('speakers/teo-marshlight.md', ['talks', 0, 'minutes'], ['45 min']),
    file: 'speakers/teo-marshlight.md',
    field: 'talks.0.minutes.0',
  },
  {
    name: 'a copy that the cloud made',
    change: (tree) => {
      tree.set('stories/two-fans (1).md', String(tree.get('stories/two-fans.md')));
    },
    file: 'stories/two-fans (1).md',
  },
  {
    name: 'a credit to be filled in',
    change: set('speakers/wren-abernook.md', ['portraitCredit'], 'Photo: [photographer name]'),
    file: 'speakers/wren-abernook.md',
    field: 'portraitCredit',
  },
];
