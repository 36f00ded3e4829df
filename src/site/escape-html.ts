const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * Returns a text as HTML that shows it and nothing else, in an element or in an attribute value
 * between double quotation marks (HTML Standard, section 13.1.2.3).
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
