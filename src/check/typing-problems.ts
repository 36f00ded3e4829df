import { bodyField } from '#content/form-walk.ts';
import type { Entry } from './entry.ts';
import type { Problem, ProblemText } from './problem.ts';
import { type Finding, findAll, problemsInTexts } from './problems-in-texts.ts';

/**
 * Problems that typing and pasting leave in a text: letters broken by another program, codes of
 * HTML, marks of Markdown where none is read, quotation marks around a whole text, an address that
 * is cut in two, a word twice.
 */
export function typingProblems(entry: Entry): Problem[] {
  return problemsInTexts(entry, ({ text, field }) => {
    // Small letters alone can only stand twice; most of the thousand words of the search are such.
    if (!/[^\p{Ll}\s]/u.test(text)) return wordTwice(entry, text);
    const isBody = field === bodyField;
    const isQuote = quotedField.test(`${entry.kindName}.${field}`);
    const isDescription = descriptionField.test(`${entry.kindName}.${field}`);
    return [
      ...slips.flatMap(({ pattern, problem }) => findAll(text, pattern, problem)),
      ...(isBody
        ? []
        : inPlainText.flatMap(({ pattern, problem }) => findAll(text, pattern, problem))),
      ...(isQuote ? quotationMarks(text) : []),
      ...findAll(text, titleTwice.pattern, titleTwice.problem),
      ...nameOfFile(text),
      ...(isDescription ? emptyDescription(text) : []),
      ...wordTwice(entry, text),
    ];
  });
}

interface Slip {
  pattern: RegExp;
  problem: ProblemText;
}

const slips: readonly Slip[] = [
  {
    // UTF-8 that was read as Windows-1252: Ã© for é, â€™ for ’, Â for a space.
    pattern: /[ÃÂ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ]|â€[\u0080-\u00BF™œžš“”˜]?/g,
    problem: {
      message: 'these letters were broken when the text was copied from another program',
      fix: 'Type the word again, with its accent or mark.',
    },
  },
  {
    pattern:
      /&(?:amp|nbsp|quot|apos|lt|gt|mdash|ndash|rsquo|lsquo|rdquo|ldquo|hellip|#\d{2,5}|#x[\da-f]{2,5});/gi,
    problem: {
      message: 'this is the code of a sign, and visitors would read the code',
      fix: 'Type the sign itself.',
    },
  },
  {
    pattern: /[\p{L}\p{N}._-]+(?: @ ?|@ )[\p{L}\p{N}-]+\.[\p{L}]{2,}/gu,
    problem: {
      message: 'the email address has a space in it',
      fix: 'Take the space out.',
    },
  },
  {
    pattern:
      /\bhttps?:(?:\/ |\/\/ |\/(?!\/))\S*|\bhttps?\/\/\S*|\bhtt?ps?:\/\/https?\S*|\bhtps?:\S*/gi,
    problem: {
      message: 'the address of a page is not whole',
      fix: 'Copy the address again from where it comes from.',
    },
  },
  {
    pattern:
      /(?<!\d)\d{3}[-. ][O\d]*O[O\d]*(?:[-. ][O\d]{4})?(?![\p{L}\d])|(?<!\d)(?:\d{3}[-. ]){1,2}[OIl\d]*[OIl][OIl\d]*(?![\p{L}\d])/gu,
    problem: {
      message: 'the number has a letter in it',
      fix: 'Write 0 for the letter O, and 1 for the letter l.',
    },
  },
];

/** A title or a degree that stands twice in a name: “Dr. Dr. Ana Reyes, RN, RN”. */
const titleTwice: Slip = {
  pattern: /\b(Dr|Prof|Mrs?|Ms|Mx)\.? \1\b\.?|, ([\p{Lu}][\p{L}.]{1,6}), \2(?![\p{L}])/gu,
  problem: { message: 'the same title stands twice', fix: 'Take one of the two out.' },
};

/** Matches a text that is the name of a file and nothing else, such as `IMG_2041.jpg`. */
const fileName =
  /^(?:[\p{L}\p{N} ._()-]+\.(?:jpe?g|png|gif|svg|webp|avif|heic|pdf|docx?|mp[34]|m4a|mov)|(?:IMG|DSC|DSCN|PXL|image|picture|photo|Screenshot|Screen Shot)[ _-]?\d[\d _.-]*(?:at [\d.: APM]+)?)$/iu;

/** A text for people that is the name of a file, as a program writes it beside a picture. */
function nameOfFile(text: string): Finding[] {
  if (!fileName.test(text)) return [];
  return [
    {
      index: 0,
      found: text,
      message: 'is the name of a file, which says nothing to people who cannot see it',
      fix: 'Write in words what is seen or read there.',
    },
  ];
}

/** Matches the fields that say in words what a picture shows. */
const descriptionField = /\.(alt|alternative|\w+Alt)$|^clips\.description$/;
/** Matches a description that says of what kind a picture is, and nothing more. */
const kindOfPicture =
  /^(?:(?:an?|the) )?(?:photo(?:graph)?|picture|image|graphic|drawing|illustration|logo|icon|screenshot|figure|chart|map|poster|video|clip|untitled|none|n\/a|alt(?:ernative)?(?: text)?)\.?$/i;

/** A description of a picture that says only that there is one. */
function emptyDescription(text: string): Finding[] {
  if (!kindOfPicture.test(text)) return [];
  return [
    {
      index: 0,
      found: text,
      message: 'says that there is a picture, and not what it shows',
      fix: 'Write in words what is seen there.',
    },
  ];
}

/** Marks of Markdown, which are read below the fields alone. */
const inPlainText: readonly Slip[] = [
  {
    pattern: /\*\*[^*\n]+\*\*|(?<![\p{L}\d])__[^_\n]+__(?![\p{L}\d])/gu,
    problem: {
      message: 'the stars or lines around these words would show, because this text has no bold',
      fix: 'Take the marks out.',
    },
  },
  {
    pattern: /\[[^\]\n]+\]\((?:https?:|mailto:|\/|#)[^)\n]*\)/g,
    problem: {
      message: 'the brackets and the address would show, because this text has no links',
      fix: 'Write the words alone; name the page, or put the link into the text below the fields.',
    },
  },
  {
    pattern: /^#{1,4} .+/gm,
    problem: {
      message: 'the # would show, because this text has no headings',
      fix: 'Take it out.',
    },
  },
];

/** Matches the fields around which pages and citations set quotation marks. */
const quotedField = /\.quote$|^(claims|resources|series)\.(.+\.)?title$/;

/** A quote or a title of a source that brings its quotation marks, which the page sets itself. */
function quotationMarks(text: string): Finding[] {
  if (!/^["“«].*["”»]$/s.test(text) || /["”»].*["“«]/s.test(text.slice(1, -1))) return [];
  return [
    {
      index: 0,
      found: text,
      message: 'has quotation marks around it, and the page sets its own',
      fix: 'Take the quotation marks out.',
    },
  ];
}

/** Small words that never follow themselves in a sentence that was meant. */
const twice =
  /\b(the|a|an|of|to|and|for|with|at|from|by|our|your|their|this|el|la|los|las|un|una|y|de|del|con|para|por)\s+\1\b/giu;

/** A small word that stands twice; people who talk say one so, and their words are kept. */
function wordTwice({ kindName }: Entry, text: string): Finding[] {
  if (kindName === 'stories') return [];
  return findAll(text, twice, {
    message: 'the same word stands twice',
    fix: 'Take one of the two out.',
  });
}
