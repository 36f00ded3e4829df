import { type MdastNode, markdownToMdast } from 'satteri';
import type { Entry, Ids } from './entry.ts';
import { type Fault, shown } from './fault.ts';
import { headingAdvice } from './heading-advice.ts';
import { linkAdvice } from './link-advice.ts';
import { nodeAdvice } from './markdown-advice.ts';

/**
 * Faults in the text of a Markdown entry. It is read by the parser that Astro renders with, so
 * nothing can be shown that was not checked.
 */
export function markdownFaults(entry: Entry, ids: Ids): Fault[] {
  if (entry.kind.format !== 'md' || entry.raw.dataOffset === 0) return [];
  const { body, bodyOffset } = entry.raw;
  if (body.trim() === '') return [emptyBody(entry)];
  const nodes = allNodes(markdownToMdast(body));
  const headings = headingAdvice(nodes, body);
  return nodes.flatMap((node) => {
    const advice = nodeAdvice(node) ?? linkAdvice(node, ids) ?? headings.get(node);
    if (!advice) return [];
    const { line = 1, column = 1, offset = 0 } = node.position?.start ?? {};
    const found = shown(body.slice(offset, node.position?.end.offset).split('\n')[0]);
    const place = { line: line + bodyOffset, column };
    return { file: entry.file, ...place, field: 'text below the fields', found, ...advice };
  });
}

function allNodes(node: MdastNode): MdastNode[] {
  const children = 'children' in node ? (node.children as MdastNode[]) : [];
  return [node, ...children.flatMap(allNodes)];
}

function emptyBody(entry: Entry): Fault {
  return {
    ...{ file: entry.file, line: entry.raw.bodyOffset + 1, column: 1 },
    ...{ field: 'text below the fields', found: 'nothing' },
    problem: 'there is no text below the second line of ---',
    remedy: 'Write the text there.',
  };
}
