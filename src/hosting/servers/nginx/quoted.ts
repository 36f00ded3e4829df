/** A value as nginx reads it in quotes; `$` would begin a variable, so a value may hold none. Throws if it does. */
export function quoted(value: string): string {
  if (/[$\r\n]/.test(value)) throw new Error(`nginx cannot be told ${JSON.stringify(value)}`);
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/** A regular expression as the name of a line in a `map`; nginx leaves its backslashes alone. Throws at a quotation mark. */
export function pattern(regex: string): string {
  if (regex.includes('"')) throw new Error(`nginx cannot be told ${regex}`);
  return `"~${regex}"`;
}

/** One block of the configuration, its lines indented. */
export function block(head: string, lines: readonly string[]): string {
  return [`${head} {`, ...lines.map((line) => line.replace(/^(?=.)/gm, '  ')), '}'].join('\n');
}
