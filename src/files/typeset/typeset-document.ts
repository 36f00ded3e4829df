/**
 * Words in a document: plain text, or runs of which some are strong, italic (titles of works) or
 * links.
 */
export type Words = string | readonly (string | Run)[];

export interface Run {
  text: string;
  strong?: boolean;
  italic?: boolean;
  /**
   * `https://…` or `mailto:…`; `text` must show the address, because a printed link has no target.
   */
  href?: string;
}

export interface SourceNote {
  /** Publisher, title and year in one line. */
  name: string;
  href: string;
  /** Label before it: “Source”, “Closest published figure: …”. */
  label: string;
}

/** A part of a document. Every writer (PDF, DOCX) sets each kind. */
export type Block =
  /** Blocks that stay on one page. */
  | { kind: 'together'; blocks: readonly Block[] }
  | { kind: 'heading'; level: 2 | 3; text: string; newPage?: boolean }
  | { kind: 'paragraph'; text: Words }
  | { kind: 'list'; items: readonly Words[]; ordered?: boolean }
  | { kind: 'checks'; items: readonly Words[] }
  | {
      kind: 'table';
      caption: string;
      columns: readonly { title: string /** Share of the width. */; share: number }[];
      /** Cells by row; an empty cell is room to write. */
      rows: readonly (readonly Words[])[];
      /** Draws a checkbox before the first cell of every row. */
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
  /** A published sentence with its document, set smaller than the text that it supports. */
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

export interface TypesetDocument {
  title: string;
  /** Line above the title: “Community Toolkit”. */
  kicker: string;
  /** Its purpose in a sentence; also the description in the file's metadata. */
  lede: string;
  /** Day of the last change of the content, `YYYY-MM-DD`. */
  updated: string;
  /** The same in words: “Content of November 21, 2026”. */
  dateLine: string;
  site: string;
  home: { text: string; href: string };
  notice?: string;
  /** Words of the footer: “Page {page} of {pages}”. */
  pageLine: string;
  paper: 'us-letter' | 'a4';
  /** Color of the rule under headings in a document about one hazard. */
  accent?: 'heat' | 'fire' | 'storm' | 'flood';
  /** Sets the text smaller, for handouts of one sheet. */
  dense?: boolean;
  blocks: readonly Block[];
}
