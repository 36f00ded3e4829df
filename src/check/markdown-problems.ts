import { type MdastNode, markdownToMdast } from 'satteri';
import * as address from '#content/address.ts';
import { childrenOf } from '#content/plain-text.ts';
import { type Entry, type Ids, problemInBody } from './entry.ts';
import { missingPageProblem } from './page-address.ts';
import { displayValue, type Problem, type ProblemText } from './problem.ts';

/**
 * Returns the problems in the text of a Markdown entry. The parser is the one that Astro renders
 * with, so that nothing unchecked is shown. A file without a block of fields (`dataOffset` 0) has
 * none here, because `yamlProblems` reports it.
 */
export function markdownProblems(entry: Entry, ids: Ids): Problem[] {
  if (entry.kind.format !== 'md' || entry.raw.dataOffset === 0) return [];
  const { body } = entry.raw;
  if (body.trim() === '') return [problemInBody(entry, 0, 'nothing', emptyBody)];
  const nodes = allNodes(markdownToMdast(body));
  const headings = headingProblems(nodes, body);
  return nodes.flatMap((node) => {
    const problem = nodeProblem(node) ?? linkProblem(node, ids) ?? headings.get(node);
    if (!problem) return [];
    const start = node.position?.start.offset ?? 0;
    const found = displayValue(body.slice(start, node.position?.end.offset).split('\n')[0]);
    return problemInBody(entry, start, found, problem);
  });
}

function allNodes(node: MdastNode): MdastNode[] {
  return [node, ...childrenOf(node).flatMap(allNodes)];
}

const emptyBody: ProblemText = {
  message: 'there is no text below the second line of ---',
  fix: 'Write the text there.',
  inForm: 'Write something.',
};

/** Types of nodes that text may hold. */
const allowedNodes: ReadonlySet<string> = new Set([
  'root',
  'paragraph',
  'text',
  'emphasis',
  'strong',
  'heading',
  'list',
  'listItem',
  'link',
  'linkReference',
  'definition',
  'break',
  'blockquote',
  'thematicBreak',
  'table',
  'tableRow',
  'tableCell',
  'inlineCode',
]);

/** The problem of a node that text may not hold; undefined for words, headings, lists and links. */
function nodeProblem(node: MdastNode): ProblemText | undefined {
  if (node.type === 'text') return openLink.test(node.value) ? linkNotClosed : undefined;
  if (allowedNodes.has(node.type)) return undefined;
  return (
    refusedNodes[node.type] ?? {
      message: `the text holds something the site does not show (${node.type})`,
      fix: 'Write it as plain sentences.',
      inForm: 'The text holds something that the site does not show. Write it as plain sentences.',
    }
  );
}

const pictureInText: ProblemText = {
  message: 'the text holds a picture',
  fix: 'Delete it; pictures are named in the fields at the top.',
  inForm: 'The text holds a picture. Take it away; pictures are chosen in fields of their own.',
};

const refusedNodes: Record<string, ProblemText> = {
  html: {
    message: 'the text holds HTML, which is not allowed',
    fix: 'Write plain words; use **bold**, *italics* and [words](address) instead.',
    inForm:
      'The text holds signs such as <b>, which the site does not take. Write plain words; use **bold**, *italics* and [words](address) instead.',
  },
  image: pictureInText,
  imageReference: pictureInText,
  code: {
    message: 'a paragraph that begins with four spaces or ``` is shown as computer code',
    fix: 'Delete the spaces or marks in front of it.',
    inForm:
      'A paragraph that begins with four spaces, or with such marks, is shown as computer code. Delete the spaces or marks in front of it.',
  },
  yaml: {
    message: 'there is a second block of fields, which would be lost',
    fix: 'Move its fields up into the first block.',
    inForm:
      'What stands between the two --- would be lost. Take it away, or write it into the fields above.',
  },
};

/**
 * Matches brackets of a link that the parser took for words, because it is not closed or not
 * complete: `](`, `][`, and `] (https:`.
 */
const openLink = /\]\(|\]\[|\]\s+\((?:https?:|mailto:|\/)/;
const linkNotClosed: ProblemText = {
  message: 'a link is not closed or not complete, so its brackets would show',
  fix: 'Write it as [words](address), without spaces in the address.',
};

/**
 * The problems of headings that break the outline of the page: a second title, a skipped level, no
 * words, a heading by accident.
 */
function headingProblems(nodes: readonly MdastNode[], body: string): Map<MdastNode, ProblemText> {
  const found = new Map<MdastNode, ProblemText>();
  let levelAbove = 1;
  for (const node of nodes) {
    if (node.type !== 'heading') continue;
    const hasMark = body[node.position?.start.offset ?? 0] === '#';
    const problem = hasMark
      ? outlineProblem(node.depth, levelAbove, node.children.length)
      : underlined;
    if (problem) found.set(node, problem);
    // A second title should have been a ##, so the headings below it are judged as if it were.
    levelAbove = Math.max(node.depth, 2);
  }
  return found;
}

function outlineProblem(
  depth: number,
  levelAbove: number,
  partCount: number,
): ProblemText | undefined {
  if (partCount === 0) {
    return {
      message: 'the heading has no words',
      fix: 'Write them, or delete the line.',
      inForm: 'The heading has no words. Write them, or take its # away.',
    };
  }
  if (depth === 1) {
    return {
      message: 'the page has its title already, and may have only one',
      fix: 'Begin the heading with ## instead of #.',
    };
  }
  if (depth <= levelAbove + 1) return undefined;
  return {
    message: `the heading skips a level: ${'#'.repeat(depth)} comes after ${'#'.repeat(levelAbove)}`,
    fix: `Begin it with ${'#'.repeat(levelAbove + 1)}.`,
  };
}

const underlined: ProblemText = {
  message: 'a line of --- or === makes a heading of the words above it',
  fix: 'Put an empty line between the two, or begin the heading with ##.',
  inForm:
    'Signs such as --- or === under words make a heading of them. Put an empty paragraph between the two, or begin the heading with ##.',
};

const addressFix =
  'Use an address that begins with https://, webcal://, mailto:, tel:, or / for a page of this site.';
const notAllowed: ProblemText = {
  message: 'the address of the link is not allowed',
  fix: addressFix,
};
const escapesUnreadable: ProblemText = {
  message: 'the address of the link has a % that does not begin the code of a letter',
  fix: 'Copy the address again from where it comes from, or write %25 for the sign % itself.',
};

/** Matches words of a link that mean nothing in a list of links, as screen readers make it. */
const saysNothing =
  /^(?:click |tap |see |read )?(?:here|this|this link|link|more|this page|aquí)[.!]?$/i;
const wordsSayNothing: ProblemText = {
  message: 'the words of the link do not say where it leads',
  fix: 'Make a link of the words that say it, such as the title of that page.',
};

/** The problem of a link, or of an address that is named below the text, `[a]: https://…`. */
function linkProblem(node: MdastNode, ids: Ids): ProblemText | undefined {
  if (node.type !== 'link' && node.type !== 'definition') return undefined;
  if (node.type === 'link' && linkText(node).trim() === '') {
    return { message: 'the link has no words', fix: 'Write them between the [ and the ].' };
  }
  if (node.type === 'link' && saysNothing.test(linkText(node).trim())) return wordsSayNothing;
  const { url } = node;
  if (url === '') return { message: 'the link has no address', fix: addressFix };
  if (!isSafe(url)) return address.hasReadableEscapes(url) ? notAllowed : escapesUnreadable;
  return address.isOwnAddress(url) ? missingPageProblem(url, ids) : undefined;
}

/**
 * Whether an address is https, a calendar, mail, telephone, a text message, a page of this site or
 * a place on this page; never `//host` or another scheme.
 */
function isSafe(url: string): boolean {
  return (
    address.isHttps(url) ||
    address.isCalendarFeed(url) ||
    address.isOwnAddress(url) ||
    address.isOwnFragment(url) ||
    address.isMailLink(url) ||
    address.isTelephone(url) ||
    address.isTextMessage(url)
  );
}

/** Returns the words of a link; empty if a picture is all that it holds. */
function linkText(node: MdastNode): string {
  if ('value' in node) return String(node.value);
  return childrenOf(node).map(linkText).join('');
}
