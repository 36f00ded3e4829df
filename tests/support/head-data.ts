/**
 * The content of a `<meta>` of a page by its name or property; undefined where there is none or
 * more than one.
 */
export function metaOf(html: string, name: string): string | undefined {
  const tags = html.matchAll(
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'),
  );
  const contents = [...tags].map(([, content = '']) => content.replaceAll('&amp;', '&'));
  return contents.length === 1 ? contents[0] : undefined;
}

/** The blocks of structured data of a page, as they stand in it. */
export function dataBlocksOf(html: string): string[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...blocks].map(([, text = '']) => text);
}
