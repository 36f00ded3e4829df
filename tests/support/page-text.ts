const inline = 'a|abbr|b|bdi|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr';

/** The words of a page, line by line: its texts, then names of pictures and controls. */
export function pageText(html: string): string {
  const body = html.replace(/^[\s\S]*?<body/, '<body');
  const names = [...body.matchAll(/\s(?:alt|aria-label)="([^"]*)"/g)].map(([, name = '']) => name);
  const words = body
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(new RegExp(`</?(?:${inline})\\b[^>]*>`, 'g'), '')
    .replace(/<[^>]+>/g, '\n');
  return decodeEntities([words, ...names].join('\n'))
    .replace(/[ \t\u00a0\u202f]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n');
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Replaces `&amp;`, `&#38;` and `&#x26;` by `&`, and others alike. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return entities[name] ?? whole;
  });
}
