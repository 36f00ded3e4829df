import { markdownToMdast } from 'satteri';
import { isOwnAddress } from '#content/address.ts';
import { bodyField, type Path } from '#content/form-walk.ts';
import type { KindRow } from '#content/kind.ts';
import { type ClosedSections, isClosedAt } from '#content/optional-sections.ts';
import { childrenOf } from '#content/plain-text.ts';
import { sectionAt } from '#content/section-addresses.ts';
import { kinds } from '#kinds.ts';
import { type Entry, problemAt, problemInBody } from './entry.ts';
import type { Problem, ProblemText } from './problem.ts';

/**
 * The links to pages of sections that are off, in what a network wrote itself (`isOwn`): the site
 * leaves such links out of words that fall back. Entries and words of a section that is off may
 * link anywhere, because no page shows them.
 */
export function closedSectionProblems(
  entries: readonly Entry[],
  closed: ClosedSections,
  isOwn: (entry: Entry, path: Path) => boolean,
): Problem[] {
  if (closed.size === 0) return [];
  return entries
    .filter(({ kindName }) => !isClosedAt(previewOf(kindName), closed))
    .flatMap((entry) => [
      ...inFields(entry, closed, isOwn),
      ...(isOwn(entry, [bodyField]) ? inBody(entry, closed) : []),
    ]);
}

function previewOf(kindName: string): string {
  const rows: Readonly<Record<string, KindRow>> = kinds;
  return rows[kindName]?.preview ?? '';
}

function inFields(
  entry: Entry,
  closed: ClosedSections,
  isOwn: (entry: Entry, path: Path) => boolean,
): Problem[] {
  return entry.fields.flatMap(({ path, value }) => {
    if (typeof value !== 'string' || !isOwnAddress(value)) return [];
    if (!isClosedAt(value, closed) || !isOwn(entry, path)) return [];
    return problemAt(entry, path, value, closedPage(value));
  });
}

function inBody(entry: Entry, closed: ClosedSections): Problem[] {
  const { body } = entry.raw;
  if (entry.kind.format !== 'md' || body.trim() === '') return [];
  return linksIn(markdownToMdast(body))
    .filter(({ url }) => isOwnAddress(url) && isClosedAt(url, closed))
    .map(({ url, start }) => problemInBody(entry, start, url, closedPage(url)));
}

type Node = ReturnType<typeof markdownToMdast>;

function linksIn(node: Node): { url: string; start: number }[] {
  const inside = childrenOf(node).flatMap(linksIn);
  if (node.type !== 'link' && node.type !== 'definition') return inside;
  return [{ url: node.url, start: node.position?.start.offset ?? 0 }, ...inside];
}

function closedPage(address: string): ProblemText {
  const section = sectionAt(address) ?? '';
  return {
    message: `the page ${address} belongs to a section that is switched off in site.yaml`,
    fix: `Switch it on (sections, ${section}: true), or take the link away.`,
    inForm:
      'This page belongs to a section that is switched off. Switch it on, or take the link away.',
  };
}
