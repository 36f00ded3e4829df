export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (XmlElement | string)[];
}

export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (XmlElement | string)[]
): XmlElement {
  return { name, attributes, children };
}

/** Returns an element that contains only text. */
export function words(name: string, text: string): XmlElement {
  return element(name, {}, text);
}

/**
 * Returns an element as an XML 1.0 document. Text is escaped, and characters that XML does not
 * allow are left out.
 */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${elementText(root, '')}\n`;
}

function elementText({ name, attributes, children }: XmlElement, indent: string): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const head = `${indent}<${name}${pairs.join('')}`;
  if (children.length === 0) return `${head}/>`;
  const deeper = `${indent}  `;
  const hasText = children.some((child) => typeof child === 'string');
  const inner = children.map((child) =>
    typeof child === 'string' ? escapeXml(child) : elementText(child, hasText ? '' : deeper),
  );
  return hasText
    ? `${head}>${inner.join('')}</${name}>`
    : `${head}>\n${inner.join('\n')}\n${indent}</${name}>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

/** Escapes a text for elements and attributes, and removes characters that XML does not allow. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"\n\r\t]/g, (letter) => entities[letter] ?? letter);
}
