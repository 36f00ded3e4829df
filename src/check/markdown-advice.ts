import type { MdastNode } from 'satteri';
import type { Advice } from './entry.ts';

const plain = new Set(
  `root paragraph text emphasis strong heading list listItem link linkReference definition break
  blockquote thematicBreak table tableRow tableCell inlineCode`.split(/\s+/),
);

/** What text may not hold beside words, headings, lists and links; undefined for what it may. */
export function nodeAdvice(node: MdastNode): Advice | undefined {
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
