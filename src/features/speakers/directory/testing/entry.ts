import type { DirectoryEntry } from '../speaker-list.tsx';

/** Returns a plain entry for a test, with the fields in `more` that the test is about. */
export function entry(id: string, more: Partial<DirectoryEntry> = {}): DirectoryEntry {
  return {
    id,
    href: `/speakers/profile/${id}`,
    name: id,
    title: 'Nurse',
    basedIn: 'Westridge, OR',
    expertise: ['Asthma'],
    languages: ['English'],
    region: 'West',
    state: 'Oregon',
    formats: ['virtual'],
    requests: 'open',
    initials: 'EN',
    since: undefined,
    portrait: { src: '/a.svg', width: 5, height: 6, sources: [], focus: 'center' },
    voice: undefined,
    network: undefined,
    mediaHours: undefined,
    talk: undefined,
    engagements: ['talk'],
    travels: 'local',
    freeForNonprofits: false,
    shortNotice: false,
    weekend: false,
    ...more,
  };
}
