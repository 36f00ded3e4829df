import { type MdastNode, markdownToMdast } from 'satteri';

/**
 * Markdown → the text alone, for pasting: paragraphs, headings and list items a line each, an empty
 * line between blocks; links keep their words, pictures their description. Nothing in, nothing out.
 */
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

function childrenOf(node: MdastNode): MdastNode[] {
  return 'children' in node ? (node.children as MdastNode[]) : [];
}
