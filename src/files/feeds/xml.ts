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

/** An element with nothing but text in it. */
export function words(name: string, text: string): XmlElement {
  return element(name, {}, text);
}

/**
 * An element and all in it → a document (W3C XML 1.0), escaped, without letters that XML may not
 * hold.
 */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`;
}

function written({ name, attributes, children }: XmlElement, indent: string): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const head = `${indent}<${name}${pairs.join('')}`;
  if (children.length === 0) return `${head}/>`;
  const deeper = `${indent}  `;
  const hasText = children.some((child) => typeof child === 'string');
  const inner = children.map((child) =>
    typeof child === 'string' ? escaped(child) : written(child, hasText ? '' : deeper),
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

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"\n\r\t]/g, (letter) => entities[letter] ?? letter);
}
