import { type MdastNode, markdownToMdast } from 'satteri';
import type { Advice, Entry, Ids } from './entry.ts';
import { type Fault, shown } from './fault.ts';
import { missingPage } from './link-faults.ts';

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

const plain = new Set(
  `root paragraph text emphasis strong heading list listItem link linkReference definition break
  blockquote thematicBreak table tableRow tableCell inlineCode`.split(/\s+/),
);

/** What text may not hold beside words, headings, lists and links; undefined for what it may. */
function nodeAdvice(node: MdastNode): Advice | undefined {
  if (node.type === 'text') return textAdvice(node.value);
  if (plain.has(node.type)) return undefined;
  return (
    refused[node.type] ?? {
      problem: `the text holds something the site does not show (${node.type})`,
      remedy: 'Write it as plain sentences.',
    }
  );
}

const image: Advice = {
  problem: 'the text holds a picture',
  remedy: 'Delete it; pictures are named in the fields at the top.',
};

const refused: Record<string, Advice> = {
  html: {
    problem: 'the text holds HTML, which is not allowed',
    remedy: 'Write plain words; use **bold**, *italics* and [words](address) instead.',
  },
  image,
  imageReference: image,
  code: {
    problem: 'a paragraph that begins with four spaces or ``` is shown as computer code',
    remedy: 'Delete the spaces or marks in front of it.',
  },
  yaml: {
    problem: 'there is a second block of fields, which would be lost',
    remedy: 'Move its fields up into the first block.',
  },
};

function textAdvice(text: string): Advice | undefined {
  if (/\]\(|\]\[|\]\s+\((?:https?:|mailto:|\/)/.test(text)) {
    return {
      problem: 'a link is not closed or not complete, so its brackets would show',
      remedy: 'Write it as [words](address), without spaces in the address.',
    };
  }
  return undefined;
}

/** Headings that break the outline of the page: a second title, a skipped level, no words, a heading by accident. */
function headingAdvice(nodes: readonly MdastNode[], body: string): Map<MdastNode, Advice> {
  const found = new Map<MdastNode, Advice>();
  let above = 1;
  for (const node of nodes) {
    if (node.type !== 'heading') continue;
    const marked = body[node.position?.start.offset ?? 0] === '#';
    const advice = marked ? outlineAdvice(node.depth, above, node.children.length) : underlined;
    if (advice) found.set(node, advice);
    above = Math.max(node.depth, 2);
  }
  return found;
}

function outlineAdvice(depth: number, above: number, parts: number): Advice | undefined {
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

const addressRemedy =
  'Use an address that begins with https://, mailto:, tel:, or / for a page of this site.';

/** What is wrong with a link in Markdown text; undefined for sound links and for what is no link. */
function linkAdvice(node: MdastNode, ids: Ids): Advice | undefined {
  if (node.type !== 'link' && node.type !== 'definition') return undefined;
  if (node.type === 'link' && wordsOf(node).trim() === '') {
    return { problem: 'the link has no words', remedy: 'Write them between the [ and the ].' };
  }
  const { url } = node;
  if (url === '') return { problem: 'the link has no address', remedy: addressRemedy };
  if (!isSafe(url))
    return { problem: 'the address of the link is not allowed', remedy: addressRemedy };
  return missingPage(url, ids);
}

/** https, mail, telephone, a page of this site or a place on this page; never `//host` or another scheme. */
function isSafe(url: string): boolean {
  if (/^https:\/\/[^\s/]+\.[^\s]+$/.test(url)) return URL.canParse(url);
  return (
    /^\/(?![/\\])[\w/#?=&.-]*$/.test(url) ||
    /^#[\w-]*$/.test(url) ||
    /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?subject=[\w%.-]+)?$/.test(url) ||
    /^tel:\+?[\d-]+$/.test(url)
  );
}

function wordsOf(node: MdastNode): string {
  if ('value' in node) return String(node.value);
  return 'children' in node ? (node.children as MdastNode[]).map(wordsOf).join('') : '';
}
