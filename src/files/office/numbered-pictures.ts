/**
 * The main part of a Word file → the same with its pictures numbered from 1: the writer counts on from file to file, so
 * the second file of a build would have other bytes than the first (ECMA-376, part 1, 20.4.2.5, docPr).
 */
export function numberedPictures(path: string, xml: string): string {
  if (path !== 'word/document.xml') return xml;
  let count = 0;
  return xml.replace(/(<wp:docPr id=")\d+"/g, (_, start: string) => {
    count += 1;
    return `${start}${count}"`;
  });
}
