import { byName } from './by-name.ts';
import { byPlace } from './by-place.ts';
import { byProfession } from './by-profession.ts';
import { byQuestion } from './by-question.ts';
import { bySubject } from './by-subject.ts';
import { byWork } from './by-work.ts';
import type { QualityQuery } from './quality-query.ts';

/** The searches by which the search is measured: each must have its speaker in the first three. */
export const qualityQueries: readonly QualityQuery[] = [
  ...byName,
  ...byProfession,
  ...bySubject,
  ...byWork,
  ...byPlace,
  ...byQuestion,
];
