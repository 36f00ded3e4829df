import { letterIds } from '#features/letters/all-letters.ts';
import { isAnswers } from '#features/letters/drafts/draft.ts';
import { latestRequests } from '#features/letters/requests/requests.ts';
import { latestShortlist } from '#features/speakers/shortlist/shortlist.ts';
import { maxCopyBytes, readCopy } from '#site/copy/copy-file.ts';
import { copyWords } from '#site/copy/copy-words.ts';
import { read } from '#site/device.ts';
import { saveAll } from '#site/device-values.ts';
import { siteFacts } from '#site/site-facts.ts';
import { fillIn } from '#site/words.ts';
import { type DeviceThings, joinCopy, type Rules } from './bring-back.ts';
import { joinResultInWords } from './join-result-words.ts';

const { bring: words } = copyWords;

const rules: Rules = {
  // The papers of an event keep a draft as letters do.
  forms: [...letterIds, 'papers'],
  addresses: Object.values(siteFacts.email),
};

export interface Outcome {
  hasFailed: boolean;
  sentence: string;
}

/**
 * Brings back what a file holds, whole or not at all. Returns the sentence for the visitor; never
 * rejects.
 */
export async function bringCopyBack(file: File): Promise<Outcome> {
  if (file.size > maxCopyBytes) return failure(words.problems.tooLarge);
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return failure(words.problems.failed);
  const copy = readCopy(text, siteFacts.name);
  if ('problem' in copy) {
    const { problem } = copy;
    if (typeof problem === 'string') return failure(words.problems[problem]);
    return failure(fillIn(words.problems.otherSite, { network: problem.otherSite }));
  }
  const result = joinCopy(copy.kept, thingsOnDevice(), rules);
  if (result.values.size > 0 && !saveAll(result.values)) return failure(words.problems.full);
  return { hasFailed: false, sentence: joinResultInWords(result, words) };
}

function failure(sentence: string): Outcome {
  return { hasFailed: true, sentence };
}

function thingsOnDevice(): DeviceThings {
  const isIds = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((id) => typeof id === 'string');
  return {
    requests: latestRequests(),
    shortlist: latestShortlist(),
    planner: read('planner', isIds) ?? [],
    draftOf: (id) => read(`draft:${id}`, isAnswers),
  };
}
