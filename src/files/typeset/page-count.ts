/** Number of pages of a PDF that `typeset` made: the count of its page tree. Throws where there is none. */
export function pageCount(pdf: Uint8Array): number {
  const counts = [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type \/Pages\s+\/Count (\d+)/g),
  ];
  if (counts.length === 0) throw new Error('the PDF has no page tree that can be read');
  return Math.max(...counts.map(([, count]) => Number(count)));
}
