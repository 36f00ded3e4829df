import { type MdastNode, markdownToMdast } from 'satteri';

/** Markdown → plain text: a line for each paragraph, heading and list item, the words of links, the alt text of pictures. */
export function plainText(markdown: string): string {
  return blocksOf(markdownToMdast(markdown)).join('\n\n');
}

function blocksOf(node: MdastNode): string[] {
  if (node.type === 'list') return [childrenOf(node).flatMap(blocksOf).join('\n')];
  if (isBlockOfBlocks(node)) return childrenOf(node).flatMap(blocksOf);
  const words = wordsOf(node).trim();
  return words === '' ? [] : [words];
}

function wordsOf(node: MdastNode): string {
  if (node.type === 'break') return '\n';
  if ('value' in node && node.type !== 'html') return String(node.value).replace(/\n/g, ' ');
  if (node.type === 'image') return node.alt ?? '';
  return childrenOf(node).map(wordsOf).join('');
}

function isBlockOfBlocks({ type }: MdastNode): boolean {
  return ['root', 'blockquote', 'listItem', 'table', 'tableRow'].includes(type);
}

export function childrenOf(node: MdastNode): MdastNode[] {
  return 'children' in node ? (node.children as MdastNode[]) : [];
}
