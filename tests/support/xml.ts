import { SaxesParser } from 'saxes';

/** An element of an XML document. */
export interface ReadElement {
  /** Name with its prefix. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: ReadElement[];
  /** Its own text. */
  text: string;
}

/** The root of a document. Throws where it is not well-formed or a prefix has no namespace. */
export function readXml(document: string): ReadElement {
  const open: ReadElement[] = [{ name: '', attributes: {}, children: [], text: '' }];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    const element = { name, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(document).close();
  const root = open[0]?.children[0];
  if (!root) throw new Error('the document has no element');
  return root;
}

/** The children of an element that have a name. */
export function childrenOf({ children }: ReadElement, name: string): ReadElement[] {
  return children.filter((child) => child.name === name);
}

/** The text of the one child with a name; undefined where there is none or more than one. */
export function childText(element: ReadElement, name: string): string | undefined {
  const [only, ...more] = childrenOf(element, name);
  return more.length === 0 ? only?.text.trim() : undefined;
}
