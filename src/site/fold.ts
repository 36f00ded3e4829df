/** Text as a search compares it: small letters without accents, one kind of apostrophe. `Inés` → `ines`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase();
}
