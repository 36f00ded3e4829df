import { isAlias, isNode, isScalar, type Node, visit } from 'yaml';
import type { Advice, Entry } from './entry.ts';
import { type Fault, shown } from './fault.ts';
import { syntaxFaults, yamlFault } from './syntax-faults.ts';

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

/** What YAML allows and this site does not, because a slip of the pen can cause it. */
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

/** Whether the comment of a value stands on its line; one on a line of its own is a note. */
function hasHash({ range }: Node, yaml: string): boolean {
  const [line = ''] = yaml.slice(range?.[1] ?? 0).split('\n');
  return line.includes('#');
}
