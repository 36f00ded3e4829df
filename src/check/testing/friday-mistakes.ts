import { all, type Change, drop, edit, set } from './change.ts';
import type { Mistake } from './forty-mistakes.ts';

function swap(file: string, from: string | RegExp, to: string): Change {
  return edit(file, (text) => text.replace(from, () => to));
}

const speaker = (id: string) => `speakers/${id}.md`;
const event = (id: string) => `events/${id}.md`;
const body = 'text below the fields';

/** A mistake with a pattern of the sentence by which a form must tell it. */
export interface ToldMistake extends Mistake {
  told: RegExp;
}

/** Forty mistakes of a Friday evening, written down before any of them was tried. */
export const fridayMistakes: readonly ToldMistake[] = [
  {
    name: 'a space of Word in a name, which no line breaks at',
    change: swap(speaker('teo-marshlight'), 'name: Teo Marshlight', 'name: Teo\u00A0Marshlight'),
    file: speaker('teo-marshlight'),
    field: 'name',
    told: /space/,
  },
  {
    name: 'a name in capitals',
    change: set(speaker('mei-larkspurn'), ['name'], 'DR. MEI LARKSPURN'),
    file: speaker('mei-larkspurn'),
    field: 'name',
    told: /capitals/,
  },
  {
    name: 'a speaker who has not agreed yet',
    change: set(speaker('wren-abernook'), ['consent'], false),
    file: speaker('wren-abernook'),
    field: 'consent',
    told: /agreed/,
  },
  {
    name: 'she, in a biography of somebody who is he',
    change: swap(speaker('callum-drywater'), 'He talks about smoke', 'She talks about smoke'),
    file: speaker('callum-drywater'),
    field: 'bioShort',
    told: /“She”/,
  },
  {
    name: 'a mail address in the place of a profile',
    change: set(speaker('asha-brookmere'), ['social', 0, 'url'], 'asha.brookmere@elmthird.example'),
    file: speaker('asha-brookmere'),
    field: 'social.0.url',
    told: /email address/,
  },
  {
    name: 'profession and employer in each other’s fields',
    change: all(
      set(speaker('beau-cypresson'), ['title'], 'Gulfview Regional Hospital'),
      set(speaker('beau-cypresson'), ['organization'], 'Hospital emergency planner'),
    ),
    file: speaker('beau-cypresson'),
    field: 'title',
    told: /profession/,
  },
  {
    name: 'a pictogram in the title of a talk',
    change: set(speaker('idris-meadowhurst'), ['talks', 0, 'title'], 'What the creek remembers 🌊'),
    file: speaker('idris-meadowhurst'),
    field: 'talks.0.title',
    told: /🌊/u,
  },
  {
    name: 'a child with the full name and age',
    change: edit('stories/the-blue-cooler.md', (text) =>
      text.replace(
        /^excerpt: (.*)$/m,
        'excerpt: Maya Delgado, 9, opened the door after the water. A nurse had come with a blue cooler.',
      ),
    ),
    file: 'stories/the-blue-cooler.md',
    field: 'excerpt',
    told: /child/,
  },
  {
    name: 'day of birth and chart number of a patient',
    change: swap(
      'stories/nobody-said-stop.md',
      'He was thirty-one.',
      'He was born on March 3, 1994, chart number 448291.',
    ),
    file: 'stories/nobody-said-stop.md',
    field: body,
    told: /who a patient is/,
  },
  {
    name: 'a story that came online before it was recorded',
    change: set('stories/orange-at-noon.md', ['recorded'], '2026-12-04'),
    file: 'stories/orange-at-noon.md',
    field: 'recorded',
    told: /published|online/,
  },
  {
    name: 'captions that begin at one hour, as editing programs count',
    change: edit('recordings/one-road-out.vtt', (text) =>
      text.replaceAll(/\b(\d\d:\d\d\.\d{3})/g, '01:$1'),
    ),
    file: 'recordings/one-road-out.vtt',
    told: /hour/,
  },
  {
    name: 'a story about suicide without a word on where help is',
    change: drop('stories/what-to-do-on-saturday.md', ['contentNote']),
    file: 'stories/what-to-do-on-saturday.md',
    field: 'contentNote',
    told: /988/,
  },
  {
    name: 'the page on which a film is edited, for the film',
    change: set(
      'stories/gloves-at-nine.md',
      ['youtube'],
      'https://studio.youtube.com/video/dQw4w9WgXcQ/edit',
    ),
    file: 'stories/gloves-at-nine.md',
    field: 'youtube',
    told: /YouTube/,
  },
  {
    name: 'a speaker at two events at the same hour',
    change: (tree) => {
      const text = String(tree.get(event('upcoming1')))
        .replace('Speaking on Air: a Practice Hour', 'Ticks on the Trail')
        .replace('start: "2026-12-10T12:00"', 'start: "2026-12-10T13:00"')
        .replace('end: "2026-12-10T13:30"', 'end: "2026-12-10T14:00"')
        .replace('  - asha-brookmere\n', '');
      tree.set(event('upcoming7'), text);
    },
    file: event('upcoming7'),
    field: 'speakers.0',
    told: /same time/,
  },
  {
    name: 'summer time in winter',
    change: set(
      event('upcoming2'),
      ['howToJoin'],
      'Use “Ask for a place” on the event’s page. Doors open at 6:00 PM EDT.',
    ),
    file: event('upcoming2'),
    field: 'howToJoin',
    told: /EST/,
  },
  {
    name: 'another day in the summary than in the calendar',
    change: set(
      event('upcoming3'),
      ['summary'],
      'Three physicians bring cases to the breakfast table on February 16, 2027.',
    ),
    file: event('upcoming3'),
    field: 'summary',
    told: /February 9/,
  },
  {
    name: 'the open door of a video room',
    change: set(
      event('upcoming4'),
      ['link'],
      'https://us02web.zoom.us/j/81234567890?pwd=Zm9vYmFyYmF6',
    ),
    file: event('upcoming4'),
    field: 'link',
    told: /room/,
  },
  {
    name: 'an address copied from the results of Google',
    change: set(
      event('upcoming5'),
      ['link'],
      'https://www.google.com/url?sa=t&url=https%3A%2F%2Fwww.cdc.gov%2Fheat&usg=AOvVaw0',
    ),
    file: event('upcoming5'),
    field: 'link',
    told: /https:\/\/www\.cdc\.gov\/heat/,
  },
  {
    name: 'an address copied from a mail in Outlook',
    change: edit(
      event('upcoming6'),
      (text) =>
        `${text.trimEnd()}\n\nRead [the advice](https://nam12.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.airnow.gov%2F&data=05) first.\n`,
    ),
    file: event('upcoming6'),
    field: body,
    told: /https:\/\/www\.airnow\.gov/,
  },
  {
    name: 'a fee on the board of gifts',
    change: set(
      'exchange/offer-pinecut-rural-doctor.yaml',
      ['text'],
      'What to do when the smoke is already in the house. My fee is $150 an hour.',
    ),
    file: 'exchange/offer-pinecut-rural-doctor.yaml',
    field: 'text',
    told: /price/,
  },
  {
    name: 'a place in California in the Northeast',
    change: set('exchange/need-orchard-walkers.yaml', ['region'], 'Northeast'),
    file: 'exchange/need-orchard-walkers.yaml',
    field: 'region',
    told: /West/,
  },
  {
    name: 'a source that is older than what it tells',
    change: set('claims/home-68.yaml', ['source', 'year'], 2012),
    file: 'claims/home-68.yaml',
    field: 'source.year',
    told: /2021/,
  },
  {
    name: 'a source that only a colleague can open',
    change: set(
      'claims/rr-smoke-cost.yaml',
      ['source', 'url'],
      'https://chv-my.sharepoint.com/:b:/g/personal/idony_fairlark/EaB3',
    ),
    file: 'claims/rr-smoke-cost.yaml',
    field: 'source.url',
    told: /only/,
  },
  {
    name: 'shares of one among shares of a hundred',
    change: swap('series/home-trust-health-professionals.csv', '2015,57', '2015,0.57'),
    file: 'series/home-trust-health-professionals.csv',
    told: /hundred times smaller/,
  },
  {
    name: 'shares that make more than a hundred',
    change: swap(
      'series/storm-power-outages-by-weather.csv',
      'Winter storms,23',
      'Winter storms,32',
    ),
    file: 'series/storm-power-outages-by-weather.csv',
    told: /109/,
  },
  {
    name: 'a year twice in a table',
    change: swap('series/wildfire-acres.csv', '\n1984,', '\n1983,'),
    file: 'series/wildfire-acres.csv',
    told: /1983/,
  },
  {
    name: 'the marks of a newsletter in an address',
    change: edit('resources/who-wmo-workplace-heat.yaml', (text) =>
      text.replace(/^(fileUrl: \S+)$/m, '$1?utm_source=newsletter&utm_medium=email'),
    ),
    file: 'resources/who-wmo-workplace-heat.yaml',
    field: 'fileUrl',
    told: /\?/,
  },
  {
    name: 'two authors in one line',
    change: set(
      'resources/frontline-clinics-toolkit.yaml',
      ['authors'],
      ['Jane Dowell and Robert Ash'],
    ),
    file: 'resources/frontline-clinics-toolkit.yaml',
    field: 'authors.0',
    told: /one entry for each/,
  },
  {
    name: 'the answer of a program that writes',
    change: swap(
      'resources/lancet-countdown-2024.yaml',
      'summary: >-\n  ',
      'summary: >-\n  Certainly! Here is a concise summary of the report. ',
    ),
    file: 'resources/lancet-countdown-2024.yaml',
    field: 'summary',
    told: /program/,
  },
  {
    name: 'joined letters out of a PDF',
    change: swap(
      'resources/wildfire-smoke-guide.yaml',
      'before the next fire',
      'before the next ﬁre',
    ),
    file: 'resources/wildfire-smoke-guide.yaml',
    field: 'description',
    told: /ﬁ/,
  },
  {
    name: 'a promise in words that the number does not keep',
    change: set('letters/booking.yaml', ['answer', 'days'], 5),
    file: 'letters/booking.yaml',
    field: 'lede',
    told: /5|five/,
  },
  {
    name: 'a sum with a comma',
    change: set('pages/who-we-are.yaml', ['money', 'income', 'sum'], '412,000'),
    file: 'pages/who-we-are.yaml',
    field: 'money.income.sum',
    told: /number/,
  },
  {
    name: 'the hours of the desk from evening to morning',
    change: all(
      set('site.yaml', ['desk', 'hours', 'from'], '18:00'),
      set('site.yaml', ['desk', 'hours', 'to'], '09:00'),
    ),
    file: 'site.yaml',
    field: 'desk.hours.to',
    told: /later/,
  },
  {
    name: 'four messages where the page says five',
    change: drop('pages/key-messages.yaml', ['messages', 4]),
    file: 'pages/key-messages.yaml',
    told: /five|5/i,
  },
  {
    name: 'the next review before the last',
    change: set('hazards/flooding.yaml', ['nextReview'], '2026-03-01'),
    file: 'hazards/flooding.yaml',
    field: 'nextReview',
    told: /later|after/,
  },
  {
    name: 'a wrong number for emergencies',
    change: swap('now/flooding.yaml', 'Llame al 911. Si no', 'Llame al 991. Si no'),
    file: 'now/flooding.yaml',
    field: 'call.es',
    told: /911/,
  },
  {
    name: 'a description that says only that there is a picture',
    change: set('toolkit/signage-pack.yaml', ['signs', 0, 'alt'], 'Photo'),
    file: 'toolkit/signage-pack.yaml',
    field: 'signs.0.alt',
    told: /seen/,
  },
  {
    name: 'the name of a file for a figure',
    change: set('hazards/extreme-heat.yaml', ['facts', 2], 'heat-deaths-cdc.yaml'),
    file: 'hazards/extreme-heat.yaml',
    field: 'facts.2',
    told: /Choose/,
  },
  {
    name: 'the mark of a footnote that stayed behind',
    change: swap('pages/home.yaml', 'is harder to dismiss.', 'is harder to dismiss.[1]'),
    file: 'pages/home.yaml',
    field: 'messaging.lede',
    told: /\[1\]/,
  },
  {
    name: 'a title with all that the flyer said',
    change: set(
      event('past6'),
      ['title'],
      'After the Flood: Neighbors’ Assembly, an Evening of Soup, Stories and Practical Advice for Families, Renters and Small Businesses of Three Rivers, With a Nurse, a Pharmacist and the County Engineer',
    ),
    file: event('past6'),
    field: 'title',
    told: /characters/,
  },
];
