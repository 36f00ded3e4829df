const longest = 80;

/** Words as a part of a file name or an address: `Inés & Söhne, No. 2` → `ines-sohne-no-2`; empty where nothing is left. */
export function slug(words: string): string {
  return words
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
}
