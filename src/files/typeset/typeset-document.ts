/** Words in a document: plain, or in runs of which some are strong, in italics (titles of works) or links. */
export type Words = string | readonly (string | Run)[];

/** A run of words that stands out. */
export interface Run {
  text: string;
  strong?: boolean;
  italic?: boolean;
  /** `https://…` or `mailto:…`; the address must be readable from the words where the document is printed. */
  href?: string;
}

/** One line of where a figure comes from. */
export interface SourceNote {
  /** Publisher, title and year in one line. */
  name: string;
  href: string;
  /** What stands before it: “Source”, “Closest published figure: …”. */
  label: string;
}

/** A cell of a table; a cell without words is room to write. */
export type Cell = Words;

/** The parts a document is made of, in reading order. Every writer (PDF, DOCX) sets each of them. */
export type Block =
  /** Blocks that stay on one page. */
  | { kind: 'together'; blocks: readonly Block[] }
  | { kind: 'heading'; level: 2 | 3; text: string; newPage?: boolean }
  | { kind: 'paragraph'; text: Words }
  | { kind: 'lede'; text: string }
  | { kind: 'list'; items: readonly Words[]; ordered?: boolean }
  | { kind: 'checks'; items: readonly Words[] }
  | {
      kind: 'table';
      /** What the table shows, read before it. */
      caption: string;
      columns: readonly { title: string /** Share of the width. */; share: number }[];
      rows: readonly (readonly Cell[])[];
      /** Lines of room in every row, where rows are to be written in. */
      roomLines?: number;
      /** Draws a box to tick before the first cell of every row. */
      ticks?: boolean;
    }
  | { kind: 'quote'; text: string; by?: string }
  | { kind: 'callout'; lead: string; text: Words }
  | { kind: 'say'; label: string; text: string; sources: readonly SourceNote[] }
  | {
      kind: 'fact';
      figure: string | null;
      text: string;
      status?: string;
      sources: readonly SourceNote[];
    }
  /** A published sentence with its document, set smaller than the words it stands behind. */
  | { kind: 'evidence'; text: string; sources: readonly SourceNote[] }
  | { kind: 'sources'; sources: readonly SourceNote[] }
  | {
      kind: 'picture';
      path: string;
      alt: string;
      caption?: string /** In millimeters. */;
      width: number;
    }
  | { kind: 'fields'; items: readonly { label: string; lines: number }[] }
  | { kind: 'choice'; question: string; options: readonly string[] };

/** A document as data: what every writer needs to know of it. */
export interface TypesetDocument {
  title: string;
  /** What the document belongs to, above the title: “Community Toolkit”. */
  kicker: string;
  /** What it is for, in a sentence; also the description that file managers and readers show. */
  lede: string;
  /** Day of the last change of the content, `YYYY-MM-DD`. */
  updated: string;
  /** The same in words: “Content of November 21, 2026”. */
  dateLine: string;
  /** Name of the site, author of the document. */
  site: string;
  /** Page of the site that offers it, with its full address. */
  home: { text: string; href: string };
  /** What the foot of each page says while the site is a demonstration. */
  notice?: string;
  /** Words of the foot: “Page {page} of {pages}”. */
  pageLine: string;
  paper: 'us-letter' | 'a4';
  /** Color of the rule under headings where the document is about one hazard. */
  accent?: 'heat' | 'fire' | 'storm' | 'flood';
  /** Where the ground of the title warms with what it is for; cold where it is left out. */
  ground?: 'cold' | 'warm';
  /** Sets the text a little smaller, for pages that are handed out on one sheet. */
  dense?: boolean;
  blocks: readonly Block[];
}
