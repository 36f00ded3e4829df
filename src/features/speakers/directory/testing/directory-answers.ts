import { asRead, emptyState, labelOfTaken } from '#lists/list.ts';
import { indexList, inOrder, select } from '#lists/select.ts';
import { homeOf } from '#site/states.ts';
import { isOnWeekends } from '../../media-hours.ts';
import { takesCallsOnTheDay } from '../../speaker.ts';
import type { SpeakerEntry } from '../speaker-documents.ts';
import { type SpeakerSearch, searchSpeakers } from '../speaker-index.ts';
import { speakerList } from '../speaker-list.tsx';
import { entry } from './entry.ts';

/**
 * Returns a function from a query to what the directory shows: the ids of the speakers in order,
 * and what words were taken for, as visitors read it.
 */
export function directoryAnswers(search: SpeakerSearch, speakers: readonly SpeakerEntry[]) {
  const definition = speakerList('2026-11-27');
  const entries = speakers.map(({ id, data }) => {
    const { name, title, expertise, languages, formats, engagements } = data;
    const { travels, freeForNonprofits, media, requests } = data;
    return entry(id, {
      ...homeOf(data.basedIn ?? ''),
      name,
      title,
      expertise,
      languages,
      formats,
      engagements,
      travels,
      freeForNonprofits,
      shortNotice: takesCallsOnTheDay(data),
      requests,
      weekend: media !== undefined && isOnWeekends(media),
    });
  });
  const list = indexList(definition, entries);
  return (query: string) => {
    const found = searchSpeakers(search, query);
    const state = asRead({ ...emptyState, q: query }, found);
    const { items } = select(list, state, found.scores);
    return {
      ids: inOrder(definition, items, state, found.scores).map(({ id }) => id),
      taken: (found.taken ?? []).map((words) => labelOfTaken(definition.facets, words)),
    };
  };
}
