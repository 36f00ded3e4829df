/** Mail programs break lines a little beyond this. */
const widest = 72;

/**
 * Fields → lines of a content file (YAML 1.2) that survive mail: no line is wider than mail programs leave
 * alone, long words aside. Spaces run together, control characters and anything that looks like HTML are
 * taken out, since the content check refuses them.
 */
export function yamlBlock(
  fields: readonly (readonly [key: string, value: string | readonly string[]])[],
): string {
  return fields.map(([key, value]) => field(key, value)).join('\n');
}

function field(key: string, value: string | readonly string[]): string {
  if (typeof value !== 'string') {
    return [`${key}:`, ...value.map((one) => `  - ${quoted(plain(one))}`)].join('\n');
  }
  const words = plain(value);
  const line = `${key}: ${quoted(words)}`;
  return line.length <= widest ? line : [`${key}: >-`, ...folded(words)].join('\n');
}

/** One line of plain words. */
function plain(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Cs}\p{Cf}\p{Cn}\p{Co}]/gu, ' ')
    .replace(/<(?=[a-z/!])/gi, '< ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A quoted text of JSON is one of YAML. Words that need no quotes go without, since people read them too. */
function quoted(words: string): string {
  return /^[A-Z][\w’.,!? -]*$/u.test(words) && !isWordOfYaml(words) ? words : JSON.stringify(words);
}

function isWordOfYaml(words: string): boolean {
  return /^(true|false|null|yes|no|on|off|y|n)$/i.test(words);
}

/** The lines of a folded text, which is read back with single spaces between them. */
function folded(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < widest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`  ${word}`);
  }
  return lines;
}
