import { ExternalHyperlink, Paragraph, type ParagraphChild, TextRun } from 'docx';
import type { Run, SourceNote, Words } from '#files/typeset/typeset-document.ts';

/** Words of a document → runs of Word. */
export function runsOf(words: Words): ParagraphChild[] {
  return (typeof words === 'string' ? [words] : words).flatMap((part) =>
    typeof part === 'string' ? linesOf(part) : [runOf(part)],
  );
}

/** Lines of a paragraph, each below the other. */
function linesOf(text: string): ParagraphChild[] {
  const [first = '', ...others] = text.split('\n');
  return [new TextRun(first), ...others.map((line) => new TextRun({ text: line, break: 1 }))];
}

function runOf({ text, strong, italic, href }: Run): ParagraphChild {
  const run = new TextRun({
    text,
    ...(strong && { bold: true }),
    ...(italic && { italics: true }),
    ...(href && { style: 'Hyperlink' }),
  });
  return href ? new ExternalHyperlink({ link: href, children: [run] }) : run;
}

/** Where a figure comes from: a label, the document as a link, and its address to be read on paper. */
export function sourceParagraph({ label, name, href }: SourceNote): Paragraph {
  const outside = href.startsWith('https://');
  return new Paragraph({
    style: 'Source',
    children: runsOf([
      `${label}: `,
      outside ? { text: name, href } : name,
      ...(outside ? [` (${href.replace('https://', '')})`] : []),
    ]),
  });
}
