import type { PeopleFile } from '../find/search-file.ts';

/** A thesaurus with a few words. */
export const fillers = {
  same: [{ words: ['asthma', 'wheezy'], spanish: ['asma'] }],
  figures: ['how many'],
  ignored: ['the', 'and', 'in', 'what to do'],
};

/** An empty directory. */
export const nobody: PeopleFile = {
  records: [],
  values: [],
  regions: {},
  professions: [],
  asking: [],
};
