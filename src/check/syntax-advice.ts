import type { Advice } from './entry.ts';

const quotes = 'Put the whole value in "quotes".';
const indent =
  'Let fields that belong together begin in the same column, and indent what is inside them by two spaces.';

/** What the YAML reader found, in words for people who do not program. */
const known: Record<string, Advice> = {
  DUPLICATE_KEY: {
    problem: 'the same field stands twice',
    remedy: 'Keep one of the two and delete the other.',
  },
  TAB_AS_INDENT: {
    problem: 'the line begins with a tab',
    remedy: 'Replace the tab by spaces, two for each step.',
  },
  BAD_INDENT: { problem: 'the line does not begin in the right column', remedy: indent },
  BAD_SCALAR_START: { problem: 'the value begins with a sign that YAML keeps', remedy: quotes },
  BAD_DQ_ESCAPE: {
    problem: 'a backslash stands inside double quotes',
    remedy: "Leave the backslash out, or use 'single quotes' around the value.",
  },
  BLOCK_AS_IMPLICIT_KEY: {
    problem: 'the value holds a colon and a space, or the next line is indented by mistake',
    remedy: `${quotes} ${indent}`,
  },
  MULTILINE_IMPLICIT_KEY: {
    problem: 'a line has no field name or is indented by mistake',
    remedy: indent,
  },
  MULTIPLE_DOCS: {
    problem: 'the fields are cut in two by a line of ---',
    remedy: 'Delete that line.',
  },
};

/** The code and message of a YAML error → the problem and its remedy; unknown codes keep the message. */
export function syntaxAdvice(code: string, message: string): Advice {
  const advice = known[code];
  if (advice) return advice;
  if (code === 'MISSING_CHAR' && message.includes('quote')) {
    return {
      problem: 'a quote mark is opened and not closed',
      remedy: 'Add the closing quote mark at the end of the value.',
    };
  }
  return {
    problem: `the line cannot be read as YAML (${message})`,
    remedy: `Write each field as "name: value", each entry of a list as "- value". ${quotes}`,
  };
}
