import type { ClaimLedger } from '#features/evidence/claims/claim.ts';
import type { SearchWords } from '#site/search/search-words.schema.ts';
import { buildIndex } from '#site/search/text-index.ts';
import { phrasesOf } from '#site/search/thesaurus.ts';
import { stateCodeOf } from '#site/states.ts';
import { directoryPhrases } from './directory-phrases.ts';
import { type SpeakerEntry, speakerDocuments } from './speaker-documents.ts';
import { type SpeakerSearch, speakerFields } from './speaker-index.ts';

/** Indexes speakers with the words that people use for them. */
export function indexSpeakers(
  speakers: readonly SpeakerEntry[],
  words: SearchWords,
  ledger: ClaimLedger,
): SpeakerSearch {
  const ignored = phrasesOf(words.ignored, words.ignoredOfSpeakers, words.figures);
  const documents = speakers.map(speakerDocuments(words, ledger));
  return {
    index: buildIndex(speakerFields, documents, new Set(ignored)),
    ignored,
    phrases: directoryPhrases(
      words,
      speakers.map(({ data }) => data),
    ),
    states: Object.fromEntries(
      speakers.flatMap(({ id, data: { basedIn } }) =>
        basedIn === undefined ? [] : [[id, stateCodeOf(basedIn)]],
      ),
    ),
    paused: speakers.filter(({ data }) => data.requests === 'paused').map(({ id }) => id),
  };
}
