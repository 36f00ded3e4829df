const inline = 'a|abbr|b|bdi|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr';

/**
 * What a page says: its visible words and those that pictures and controls are named by, line by
 * line.
 */
export function pageText(html: string): string {
  const body = html.replace(/^[\s\S]*?<body/, '<body');
  const names = [...body.matchAll(/\s(?:alt|aria-label)="([^"]*)"/g)].map(([, name = '']) => name);
  const words = body
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(new RegExp(`</?(?:${inline})\\b[^>]*>`, 'g'), '')
    .replace(/<[^>]+>/g, '\n');
  return decoded([words, ...names].join('\n'))
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

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return entities[name] ?? whole;
  });
}
