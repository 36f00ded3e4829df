/** A small picture: a drawing, or pixels. */
export interface SheetPicture {
  /** Names its view: letters, digits and hyphens. */
  id: string;
  /** CSS pixels. */
  width: number;
  height: number;
  /** An SVG, or the bytes of a PNG. */
  drawn: string | Buffer;
}

/**
 * Returns an SVG with pictures below each other and a view of each, which `sheet.svg#id` shows: one
 * request for all pictures of a page (https://www.w3.org/TR/SVG2/linking.html#ViewElement).
 */
export function previewSheet(pictures: readonly SheetPicture[]): string {
  const tops = pictures.map((_, place) =>
    pictures.slice(0, place).reduce((top, { height }) => top + height, 0),
  );
  const parts = pictures.map(({ id, width, height, drawn }, place) => {
    const y = tops[place] ?? 0;
    const view = `<view id="${id}" viewBox="0 ${y} ${width} ${height}"/>`;
    if (typeof drawn === 'string') return view + drawn.replace('<svg ', `<svg y="${y}" `);
    const href = `data:image/png;base64,${drawn.toString('base64')}`;
    return `${view}<image y="${y}" width="${width}" height="${height}" href="${href}"/>`;
  });
  const width = Math.max(0, ...pictures.map((picture) => picture.width));
  const height = pictures.reduce((total, picture) => total + picture.height, 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>\n`;
}
