import { type Document, isAlias, isNode, isScalar, type Node, visit } from 'yaml';
import { type Advice, type Entry, placeInYaml } from './entry.ts';
import { type Fault, shown } from './fault.ts';

/** Faults in how the YAML of an entry is written. */
export function yamlFaults(entry: Entry): Fault[] {
  if (entry.kind.format === 'md' && entry.raw.dataOffset === 0) return [noFrontMatter(entry)];
  return [...syntaxFaults(entry), ...nodeFaults(entry)];
}

function noFrontMatter(entry: Entry): Fault {
  const found = shown(entry.raw.body.split('\n')[0]);
  return {
    ...{ file: entry.file, line: 1, column: 1, field: '', found },
    problem: 'does not begin with a block of fields between two lines of ---',
    remedy: 'Write --- as the first line, then the fields, then --- again, then the text.',
  };
}

/** What YAML allows and this site does not, because a typing error can cause it. */
function nodeFaults(entry: Entry): Fault[] {
  const faults: Fault[] = [];
  visit(entry.raw.document, {
    Node(_, node) {
      const advice = nodeAdvice(node as Node, entry.raw.yaml);
      if (advice) faults.push(yamlFault(entry, (node as Node).range?.[0] ?? 0, advice));
    },
    Pair(_, { key }) {
      if (isScalar(key)) return;
      const at = isNode(key) ? (key.range?.[0] ?? 0) : 0;
      const problem = 'the name of a field must be a plain word';
      faults.push(
        yamlFault(entry, at, { problem, remedy: 'Write the name, a colon and a space.' }),
      );
    },
  });
  return faults;
}

function nodeAdvice(node: Node, yaml: string): Advice | undefined {
  const inQuotes = 'If it is text, put the whole value in "quotes".';
  if (isAlias(node) || node.anchor !== undefined) {
    return { problem: 'a value that begins with & or * means a repetition here', remedy: inQuotes };
  }
  if (node.tag !== undefined) {
    return { problem: 'a value that begins with ! has a special meaning here', remedy: inQuotes };
  }
  if (isScalar(node) && node.type === 'PLAIN' && node.comment && hasHash(node, yaml)) {
    return {
      problem: `everything from " #" on would be lost: "#${node.comment}"`,
      remedy: inQuotes,
    };
  }
  return undefined;
}

/** Whether the comment of a value is on the same line; one on a line of its own is a note. */
function hasHash({ range }: Node, yaml: string): boolean {
  const [line = ''] = yaml.slice(range?.[1] ?? 0).split('\n');
  return line.includes('#');
}

/** What the YAML reader could not read. One typing error can cause many errors on its line; the first is reported. */
function syntaxFaults(entry: Entry): Fault[] {
  const { document } = entry.raw;
  const told = new Set<number>();
  return [...document.errors, ...document.warnings].flatMap(({ code, pos, message }) => {
    const fault = yamlFault(entry, openedAt(document, pos[0]), syntaxAdvice(code, message));
    const lines = [placeInYaml(entry.raw, pos[0]).line, fault.line];
    if (lines.some((line) => told.has(line))) return [];
    for (const line of lines) told.add(line);
    return fault;
  });
}

/** A fault at a character of the YAML; the field is the one that is named on its line. */
function yamlFault(entry: Entry, index: number, advice: Advice): Fault {
  const place = placeInYaml(entry.raw, index);
  const line = lineAt(entry, index);
  const field = /^[\s-]*["']?([\w-]+)["']?\s*:/.exec(line)?.[1] ?? '';
  return { file: entry.file, ...place, field, found: shown(line.trim()), ...advice };
}

function lineAt(entry: Entry, index: number): string {
  const { line } = entry.raw.lines.linePos(index);
  return entry.raw.yaml.split('\n')[line - 1]?.trimEnd() ?? '';
}

/** Where the quote or bracket begins that is still open at an error; else where the error is. */
function openedAt(document: Document, index: number): number {
  let opened = index;
  visit(document, {
    Node(_, node) {
      const { range, type, flow } = node as Node & { type?: string; flow?: boolean };
      const closes = flow || type?.startsWith('QUOTE');
      if (closes && range && range[0] < index && index <= range[2]) opened = range[0];
    },
  });
  return opened;
}

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
function syntaxAdvice(code: string, message: string): Advice {
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
