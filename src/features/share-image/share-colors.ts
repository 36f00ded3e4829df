import { readFileSync } from 'node:fs';

const file = 'src/styles/tokens.css';
const tokens = readFileSync(file, 'utf8');

/** The light color of a token, such as `cold` or `s12`. Throws where there is no such token. */
export function colorOf(token: string): string {
  const color = new RegExp(`--${token}: (?:light-dark\\()?(#[0-9a-f]+)`).exec(tokens)?.[1];
  if (!color) throw new Error(`${file} has no color --${token}`);
  return color;
}
