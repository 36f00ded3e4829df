import { type MdastNode, markdownToMdast } from 'satteri';

/**
 * Returns Markdown as plain text: a line for each paragraph, heading and list item, with the words
 * of links and the alt text of pictures. HTML is left out.
 */
export function plainText(markdown: string): string {
  return textBlocks(markdownToMdast(markdown)).join('\n\n');
}

/** Nodes that hold paragraphs and the like, not words. */
const containers = ['root', 'blockquote', 'listItem', 'table', 'tableRow'];

/** The text of each block in a node; a list is one block with a line for each item. */
function textBlocks(node: MdastNode): string[] {
  if (node.type === 'list') return [childrenOf(node).flatMap(textBlocks).join('\n')];
  if (containers.includes(node.type)) return childrenOf(node).flatMap(textBlocks);
  const words = inlineText(node).trim();
  return words === '' ? [] : [words];
}

function inlineText(node: MdastNode): string {
  if (node.type === 'break') return '\n';
  if ('value' in node && node.type !== 'html') return String(node.value).replace(/\n/g, ' ');
  if (node.type === 'image') return node.alt ?? '';
  return childrenOf(node).map(inlineText).join('');
}

/** The nodes inside a node of Markdown; none for words. */
export function childrenOf(node: MdastNode): MdastNode[] {
  return 'children' in node ? (node.children as MdastNode[]) : [];
}
