import type { SpeakerView } from '../speaker.ts';

/** Returns a speaker for tests, with the fields in `change` that the test is about. */
export function sampleSpeaker(change: Partial<SpeakerView> = {}): SpeakerView {
  return {
    id: 'ada-marsh',
    href: '/speakers/profile/ada-marsh',
    name: 'Dr. Ada Marsh',
    shortName: 'Dr. Marsh',
    pronunciation: 'AY-duh marsh',
    pronouns: 'she/her',
    initials: 'Ad',
    title: 'Emergency physician',
    organization: 'Elm Street Hospital',
    since: 1998,
    expertise: ['Extreme heat', 'Older adults'],
    region: 'Midwest',
    state: 'Ohio',
    basedIn: 'Elmtown, OH',
    languages: ['English', 'Igbo'],
    formats: ['in-person', 'virtual'],
    engagements: ['talk', 'interview'],
    travels: 'national',
    freeForNonprofits: true,
    shortNotice: false,
    requests: 'open',
    portrait: { src: '/_astro/ada.svg', width: 1300, height: 1560, sources: [], focus: 'center' },
    portraitCredit: 'Drawing, CC0 1.0',
    quote: 'Knock on the door.',
    bioShort: 'Dr. Ada Marsh works nights.',
    bioMedium: 'Dr. Ada Marsh has worked nights at Elm Street Hospital since 1998.',
    talks: [
      { title: 'Nights', abstract: 'What heat does.', minutes: [20], audience: 'Community groups' },
    ],
    videos: [],
    publications: [],
    appearances: [{ what: 'Town hall', where: 'Elmtown', year: 2025 }],
    media: {
      timeZone: 'America/Chicago',
      days: ['Mon', 'Tue'],
      from: '14:00',
      to: '18:30',
      leadTime: '2 hours',
      languages: ['English'],
    },
    social: [],
    ...change,
  };
}
