import { type Document, isAlias, isScalar, type Node, visit } from 'yaml';
import { nodeStart } from '#content/read-entry.ts';
import { type Entry, placeInYaml } from './entry.ts';
import { displayValue, fileProblem, type Problem, type ProblemText } from './problem.ts';

/** Problems in how the YAML of an entry is written. */
export function yamlProblems(entry: Entry): Problem[] {
  const { file, kind, raw } = entry;
  // An offset of 0: the Markdown does not begin with a line of ---, so it has no block of fields.
  const hasFields = kind.format !== 'md' || raw.dataOffset > 0;
  if (hasFields) return [...syntaxProblems(entry), ...nodeProblems(entry)];
  const message = 'does not begin with a block of fields between two lines of ---';
  const fix = 'Write --- as the first line, then the fields, then --- again, then the text.';
  return [fileProblem(file, { message, fix }, { found: displayValue(raw.body.split('\n')[0]) })];
}

/** Problems of what YAML allows and this site does not, because a typing error can cause it. */
function nodeProblems(entry: Entry): Problem[] {
  const problems: Problem[] = [];
  const report = (node: unknown, message: string, fix: string) =>
    problems.push(yamlProblem(entry, nodeStart(node), { message, fix }));
  visit(entry.raw.document, {
    Node(_, node) {
      const message = misreadMessage(node as Node, entry.raw.yaml);
      if (message) report(node, message, 'If it is text, put the whole value in "quotes".');
    },
    Pair(_, { key }) {
      const fix = 'Write the name, a colon and a space.';
      if (!isScalar(key)) report(key, 'the name of a field must be a plain word', fix);
    },
  });
  return problems;
}

/** The message for a value that YAML does not read as the text it looks like; else undefined. */
function misreadMessage(node: Node, yaml: string): string | undefined {
  if (isAlias(node) || node.anchor !== undefined) {
    return 'a value that begins with & or * means a repetition here';
  }
  if (node.tag !== undefined) return 'a value that begins with ! has a special meaning here';
  const isCut =
    isScalar(node) && node.type === 'PLAIN' && node.comment && hasCommentOnLine(node, yaml);
  return isCut ? `everything from " #" on would be lost: "#${node.comment}"` : undefined;
}

/** Whether the comment of a value is on its line; one on a line of its own cuts nothing off. */
function hasCommentOnLine({ range }: Node, yaml: string): boolean {
  const [line = ''] = yaml.slice(range?.[1] ?? 0).split('\n');
  return line.includes('#');
}

/**
 * Problems of YAML that cannot be read. One typing error can cause many errors on its line; only
 * the first is reported.
 */
function syntaxProblems(entry: Entry): Problem[] {
  const { document } = entry.raw;
  const reportedLines = new Set<number>();
  return [...document.errors, ...document.warnings].flatMap(({ code, pos, message }) => {
    // A field that stands twice is sound by itself, and no quote or bracket is open there.
    const index = code === 'DUPLICATE_KEY' ? pos[0] : openingOf(document, pos[0]);
    const problem = yamlProblem(entry, index, syntaxProblem(code, message));
    const lines = [placeInYaml(entry.raw, pos[0]).line, problem.line];
    if (lines.some((line) => reportedLines.has(line))) return [];
    for (const line of lines) reportedLines.add(line);
    return problem;
  });
}

/** The way out in a form, which writes what stands in it as the site reads it. */
const writeAnew =
  'This is written in a way that the site cannot read. Open the entry, write this anew and save.';

/** A problem at a character of the YAML; its field is the one whose name begins that line. */
function yamlProblem(entry: Entry, index: number, text: ProblemText): Problem {
  const place = placeInYaml(entry.raw, index);
  const lineNumber = entry.raw.lines.linePos(index).line;
  const line = entry.raw.yaml.split('\n')[lineNumber - 1]?.trimEnd() ?? '';
  const field = /^[\s-]*["']?([\w-]+)["']?\s*:/.exec(line)?.[1] ?? '';
  const where = { ...place, field, found: displayValue(line.trim()) };
  return fileProblem(entry.file, { ...text, inForm: writeAnew }, where);
}

/**
 * The character at which a quote or bracket begins that is still open at `index`, where the reader
 * met an error; `index` itself where none is open.
 */
function openingOf(document: Document, index: number): number {
  let opening = index;
  visit(document, {
    Node(_, node) {
      const { range, type, flow } = node as Node & { type?: string; flow?: boolean };
      const hasEnd = flow || type?.startsWith('QUOTE');
      if (hasEnd && range && range[0] < index && index <= range[2]) opening = range[0];
    },
  });
  return opening;
}

const quotes = 'Put the whole value in "quotes".';
const indent =
  'Let fields that belong together begin in the same column, and indent what is inside them by two spaces.';

/** Problems by the code that the YAML reader gives an error. */
const problemsByCode: Record<string, ProblemText> = {
  DUPLICATE_KEY: {
    message: 'the same field stands twice',
    fix: 'Keep one of the two and delete the other.',
  },
  TAB_AS_INDENT: {
    message: 'the line begins with a tab',
    fix: 'Replace the tab by spaces, two for each step.',
  },
  BAD_INDENT: { message: 'the line does not begin in the right column', fix: indent },
  BAD_SCALAR_START: { message: 'the value begins with a sign that YAML keeps', fix: quotes },
  BAD_DQ_ESCAPE: {
    message: 'a backslash stands inside double quotes',
    fix: "Leave the backslash out, or use 'single quotes' around the value.",
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'the value holds a colon and a space, or the next line is indented by mistake',
    fix: `${quotes} ${indent}`,
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'a line has no field name or is indented by mistake',
    fix: indent,
  },
  MULTIPLE_DOCS: {
    message: 'the fields are cut in two by a line of ---',
    fix: 'Delete that line.',
  },
};

function syntaxProblem(code: string, message: string): ProblemText {
  const problem = problemsByCode[code];
  if (problem) return problem;
  if (code === 'MISSING_CHAR' && message.includes('quote')) {
    return {
      message: 'a quote mark is opened and not closed',
      fix: 'Add the closing quote mark at the end of the value.',
    };
  }
  return {
    message: `the line cannot be read as YAML (${message})`,
    fix: `Write each field as "name: value", each entry of a list as "- value". ${quotes}`,
  };
}
