import type { SourceLink } from './claim.ts';

/** A source as a line of plain text: publisher, title, year, address. */
export function citation({ name, href }: Pick<SourceLink, 'name' | 'href'>): string {
  return `${name}. ${href}`;
}
