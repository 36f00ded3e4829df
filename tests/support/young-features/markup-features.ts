import { entriesBelow, entryAt, type YoungFeature, youngFeature } from './support-data.ts';

const elements = entriesBelow('html.elements');
const tag = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g;

/** Elements, attributes and values of attributes that a page uses and the floor lacks. */
export function youngInMarkup(html: string): YoungFeature[] {
  const found = new Map<string, YoungFeature>();
  const note = (id: string) => {
    const entry = entryAt(id);
    const young = entry && youngFeature(entry);
    if (young) found.set(young.id, young);
    return entry !== undefined;
  };
  const markup = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '');
  for (const [, element = '', attributes = ''] of markup.matchAll(tag)) {
    if (elements.has(element)) note(`html.elements.${element}`);
    for (const [, name = '', value = ''] of attributes.matchAll(/\s([^\s=>]+)(?:="([^"]*)")?/g)) {
      const places = [`html.elements.${element}.${name}`, `html.global_attributes.${name}`];
      for (const place of places) {
        note(place);
        if (/^[\w-]+$/.test(value))
          note(`${place}.${value}`) || note(`${place}.${value.replaceAll('-', '_')}`);
      }
    }
  }
  return [...found.values()];
}
