import { bodyField } from '#content/form-walk.ts';
import type { Entry } from './entry.ts';
import { asWarnings, type Problem, type ProblemText } from './problem.ts';
import { type Finding, findAll, problemsInTexts } from './problems-in-texts.ts';

/**
 * Problems of signs that come along when a text is copied out of Word, a PDF, a web page or a
 * program that writes: joined letters, marks of lists and of footnotes, words about the text. Signs
 * that only look odd in a sentence, such as a pictogram, are warnings there, and problems in names
 * and titles, which calendars, files and other sites take over.
 */
export function pastedProblems(entry: Entry): Problem[] {
  return [
    ...problemsInTexts(entry, ({ text, field }) => [
      ...foundBy(signs, text),
      ...(isCalled(field) ? foundBy(oddSigns, text) : []),
      ...(isTitle(field) ? foundBy([copyMark], text) : []),
      ...foundBy([field === bodyField ? listMarkInBody : listMarkInField], text),
    ]),
    ...asWarnings(
      problemsInTexts(entry, ({ text, field }) => [
        ...(isCalled(field) ? [] : foundBy(oddSigns, text)),
        ...foundBy([cutWord], text),
        ...(isTitle(field) ? foundBy([nameOfSite], text) : []),
      ]),
    ),
  ];
}

/** Matches the fields that people, events, places and documents are called by. */
const callingField =
  /(^|\.)(name|shortName|familyName|title|organization|location|basedIn|place|publisher|authors\.\d+)$/;

function isCalled(field: string): boolean {
  return callingField.test(field);
}

function isTitle(field: string): boolean {
  return /(^|\.)title$/.test(field);
}

/** The first match of each rule: whoever pastes a text has the same sign in it many times. */
function foundBy(rules: readonly PastedSign[], text: string): Finding[] {
  // Most of the thousand words of the search are plain ones.
  if (/^[a-z ]*$/.test(text)) return [];
  return rules.flatMap(({ pattern, problem }) => findAll(text, pattern, problem).slice(0, 1));
}

interface PastedSign {
  pattern: RegExp;
  problem: ProblemText;
}

const ofProgram: ProblemText = {
  message: 'this is what a program says about its own text',
  fix: 'Take it out, and read the rest once more against its source.',
};

const signs: readonly PastedSign[] = [
  {
    pattern: /(?<!\p{L})\p{L}*[\uFB00-\uFB06]\p{L}*/gu,
    problem: {
      message:
        'two letters are joined into one sign here, as in a PDF, and no search finds the word',
      fix: 'Type the word again.',
    },
  },
  {
    // Bullets and arrows of Word’s symbol fonts, which other fonts do not have.
    pattern: /[\uE000-\uF8FF]/g,
    problem: {
      message: 'this sign belongs to a font of another program, and visitors would see a box',
      fix: 'Take it out, or write a word for it.',
    },
  },
  {
    pattern: /(?<![\]\w])\[\d{1,3}\](?![(:[])|(?<=[\p{L}.,;!?])\[\d{1,3}\](?![(:[])/gu,
    problem: {
      message: 'this is the mark of a footnote, and there is no footnote here',
      fix: 'Take it out.',
    },
  },
  {
    pattern: /\[(?:citation needed|edit|sic\?|ref|source\?)\]/gi,
    problem: {
      message: 'this note belongs to the page from which the words were copied',
      fix: 'Take it out.',
    },
  },
  {
    pattern:
      /\bas an? (?:AI|large language)\b[^.!?\n]{0,40}|^(?:certainly|sure|of course|absolutely)[!,.] +(?:here|below)(?:’s|'s| is| are) [^.!?:\n]{0,40}\b(?:summary|version|draft|translation|text|paragraph|biography|description|list)\b|\bhere(?:’s|'s| is) (?:a|an|the|your) (?:concise|brief|revised|polished|shorter|condensed|rewritten|improved) \w+/gim,
    problem: ofProgram,
  },
  {
    pattern: /:?contentReference\[oaicite:[^\]]*\]|\bcite(?:turn\d+\w+)+|【\d+[^】]*】/g,
    problem: ofProgram,
  },
];

/** Signs that are odd in a sentence, and wrong in a name. */
const oddSigns: readonly PastedSign[] = [
  {
    pattern: /(?<![\p{L}\p{N}.,’'-])[\p{L}\p{N}.,’'-]+[\u00A0\u2007\u202F]+(?=\p{L})[\p{L}’'-]+/gu,
    problem: {
      message: 'there is a special space in here, as Word makes it, at which no line breaks',
      fix: 'Take the space out and type it again.',
    },
  },
  {
    pattern: /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)\p{Emoji_Modifier}?/gu,
    problem: {
      message:
        'this is a pictogram, which screen readers read out by its name and calendars may drop',
      fix: 'Take it out; say it in words if it matters.',
    },
  },
];

/** Words that a program or a hurried hand adds to the title of a copy. */
const copyMark: PastedSign = {
  pattern:
    /^copy of (?=\S)|(?<=\S) \((?:copy|draft|old|new|final)\)$|(?<=\S)(?:[ _-]v\d+|_final|_draft)$/gi,
  problem: {
    message: 'these words tell versions of a text apart, and visitors would read them',
    fix: 'Take them out of the title.',
  },
};

/** The name of a website, as the title of a browser window has it: “Heat | CDC”. */
const nameOfSite: PastedSign = {
  pattern: / [|»] [^|»]+$/g,
  problem: {
    message: 'this is the name of a website, as a browser shows it behind a title',
    fix: 'Take it out if the publisher does not print it.',
  },
};

const listMarkInField: PastedSign = {
  pattern: /^[•▪◦‣●·*-]\s+(?=\p{L})/gu,
  problem: {
    message: 'the mark of a list stands before the words, and the page sets its own',
    fix: 'Take the mark out.',
  },
};

const listMarkInBody: PastedSign = {
  pattern: /^[•▪◦‣●·]\s+(?=\p{L})/gmu,
  problem: {
    message: 'this mark makes no list, so its entries would run together',
    fix: 'Begin each entry on its own with a hyphen and a space.',
  },
};

/** A word that the end of a line cut in two: `commu- nity`, but not `short- and long-term`. */
const cutWord: PastedSign = {
  pattern: /\p{Ll}{2,}- (?!(?:and|or|to|nor|but|as|versus|vs|y|o|e|u|a)\b)\p{Ll}{2,}/gu,
  problem: {
    message: 'a word is cut in two here, as at the end of a line',
    fix: 'Write it in one piece, without the hyphen and the space.',
  },
};
