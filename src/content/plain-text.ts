import { type MdastNode, markdownToMdast } from 'satteri';

/**
 * Markdown → plain text: a line for each paragraph, heading and list item, the words of links, the
 * alt text of pictures.
 */
export function plainText(markdown: string): string {
  return blocksOf(markdownToMdast(markdown)).join('\n\n');
}

const blocksOfBlocks = ['root', 'blockquote', 'listItem', 'table', 'tableRow'];

function blocksOf(node: MdastNode): string[] {
  if (node.type === 'list') return [childrenOf(node).flatMap(blocksOf).join('\n')];
  if (blocksOfBlocks.includes(node.type)) return childrenOf(node).flatMap(blocksOf);
  const words = wordsOf(node).trim();
  return words === '' ? [] : [words];
}

function wordsOf(node: MdastNode): string {
  if (node.type === 'break') return '\n';
  if ('value' in node && node.type !== 'html') return String(node.value).replace(/\n/g, ' ');
  if (node.type === 'image') return node.alt ?? '';
  return childrenOf(node).map(wordsOf).join('');
}

export function childrenOf(node: MdastNode): MdastNode[] {
  return 'children' in node ? (node.children as MdastNode[]) : [];
}
