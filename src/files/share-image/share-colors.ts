import { readFileSync } from 'node:fs';

const file = 'src/styles/tokens.css';
const tokens = readFileSync(file, 'utf8');

/**
 * Returns the color of a token, such as `cold` or `s12`, as `#rgb` or `#rrggbb`. Throws if there is
 * no such token.
 */
export function colorOf(token: string, theme: 'light' | 'dark' = 'light'): string {
  const [, light, dark = light] =
    new RegExp(`--${token}: (?:light-dark\\()?(#[0-9a-f]+)(?:, (#[0-9a-f]+))?`).exec(tokens) ?? [];
  const color = theme === 'light' ? light : dark;
  if (!color) throw new Error(`${file} has no color --${token}`);
  return color;
}
