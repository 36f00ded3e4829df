import type { Entry } from './entry.ts';
import type { Problem, ProblemText } from './problem.ts';
import { findAll, problemsInTexts } from './problems-in-texts.ts';

/** Problems of words that somebody left to be written later, and of text that only fills a page. */
export function unfinishedProblems(entry: Entry): Problem[] {
  // Papers and invitations of the toolkit have gaps on purpose, which their hosts fill in.
  const marksHere = entry.kind.folder === 'toolkit' ? marks : [...marks, gap];
  return problemsInTexts(entry, ({ text }) => {
    const [first] = marksHere.flatMap(({ pattern, problem }) => findAll(text, pattern, problem));
    return first ? [first] : [];
  });
}

const leftOpen: ProblemText = {
  message: 'these words are a note to write something later',
  fix: 'Write what belongs here, or leave it out until it is known.',
};

const filler: ProblemText = {
  message: 'this is a text that only fills a page',
  fix: 'Write what belongs here.',
};

interface Mark {
  pattern: RegExp;
  problem: ProblemText;
}

/** Matches a gap to be filled in: `[photographer name]`, `[date]`; a link has `(` behind it. */
const gap: Mark = {
  pattern:
    /\[(?:[\p{L}’' ]{0,30} )?(?:name|date|time|place|number|address|city|town|state|title|link|url|photo|venue|amount|phone|e-?mail|website|organization)\](?!\()/giu,
  problem: leftOpen,
};

/** Signs that a text is not finished, from the surest on. */
const marks: readonly Mark[] = [
  { pattern: /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipi/gi, problem: filler },
  { pattern: /\b(?:asdf\w*|qwerty|blah blah|foo ?bar)\b/gi, problem: filler },
  { pattern: /\b(?:your|sample|placeholder|dummy) text\b(?: (?:here|goes))?/gi, problem: filler },
  {
    pattern: /\b(?:TODO|TO-DO|FIXME|TBD|TBC|TBA|TK|TKTK|T\.B\.D\.)(?![\p{L}\p{N}])/gu,
    problem: leftOpen,
  },
  { pattern: /(?<![\p{L}\p{N}])(?:todo:|tbd|tbc|tktk|fixme)(?![\p{L}\p{N}])/gu, problem: leftOpen },
  { pattern: /(?<![\p{L}\p{N}.])(?:x{3,}|X{3,})(?![\p{L}\p{N}])/gu, problem: leftOpen },
  { pattern: /\b(?:insert|fill in|paste|type)\b[\w ’']{0,30}\bhere\b/gi, problem: leftOpen },
  {
    pattern:
      /[[(<]\s*(?:insert|fill in|tbd|to be (?:added|written|confirmed|done))\b[^\])>]*[\])>]/gi,
    problem: leftOpen,
  },
  { pattern: /\bto be (?:written|filled in|completed later|translated)\b/gi, problem: leftOpen },
  { pattern: /\?{3,}|_{4,}/g, problem: leftOpen },
];
