/** What a frame shows: where it is, what a screen reader calls it, and how tall it has to be in pixels at 300 px wide. */
export interface Embed {
  url: string;
  title: string;
  height: number;
}

/**
 * The HTML that shows an embed on another site: the frame alone, fetched when it comes into view, told
 * nothing of the page it stands on. Words are escaped (HTML, section 13.1.2.3).
 */
export function embedCode({ url, title, height }: Embed): string {
  const attributes = [
    ['src', url],
    ['title', title],
    ['width', '100%'],
    ['height', String(height)],
    ['loading', 'lazy'],
    ['referrerpolicy', 'no-referrer'],
    ['style', 'border:0'],
  ] as const;
  const written = attributes.map(([name, value]) => `${name}="${escaped(value)}"`).join(' ');
  return `<iframe ${written}></iframe>`;
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
