/**
 * Rendered Markdown in which every link to another site opens a new tab and says so, as everywhere on
 * this site (PRODUCT.md, "New-tab links"). Links within the site stay as they are.
 */
export function markExternalLinks(html: string): string {
  return html.replace(
    /<a href="(https:\/\/[^"]*)"([^>]*)>([\s\S]*?)<\/a>/g,
    (_, href: string, attributes: string, words: string) =>
      `<a href="${href}"${attributes} target="_blank" rel="noopener">${words}${mark}</a>`,
  );
}

/** The words for a screen reader, and the arrow of `ui/external-link` (lucide, ISC). */
const mark =
  '<span class="visually-hidden"> (opens in a new tab)</span> ' +
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true">' +
  '<path d="M7 7h10v10"/><path d="M7 17 17 7"/></svg>';
