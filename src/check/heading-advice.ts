import type { MdastNode } from 'satteri';
import type { Advice } from './entry.ts';

/** Headings that break the outline of the page: a second title, a skipped level, no words, a heading by accident. */
export function headingAdvice(nodes: readonly MdastNode[], body: string): Map<MdastNode, Advice> {
  const found = new Map<MdastNode, Advice>();
  let above = 1;
  for (const node of nodes) {
    if (node.type !== 'heading') continue;
    const marked = body[node.position?.start.offset ?? 0] === '#';
    const advice = marked ? judge(node.depth, above, node.children.length) : underlined;
    if (advice) found.set(node, advice);
    above = Math.max(node.depth, 2);
  }
  return found;
}

function judge(depth: number, above: number, parts: number): Advice | undefined {
  if (parts === 0)
    return { problem: 'the heading has no words', remedy: 'Write them, or delete the line.' };
  if (depth === 1) {
    return {
      problem: 'the page has its title already, and may have only one',
      remedy: 'Begin the heading with ## instead of #.',
    };
  }
  if (depth <= above + 1) return undefined;
  return {
    problem: `the heading skips a level: ${'#'.repeat(depth)} comes after ${'#'.repeat(above)}`,
    remedy: `Begin it with ${'#'.repeat(above + 1)}.`,
  };
}

const underlined: Advice = {
  problem: 'a line of --- or === makes a heading of the words above it',
  remedy: 'Put an empty line between the two, or begin the heading with ##.',
};
