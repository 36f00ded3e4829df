/**
 * Returns a text as every search compares it: small letters without accents, one kind of
 * apostrophe. `Inés’s` → `ines's`.
 */
export function fold(text: string): string {
  return (
    text
      // First, because two of these are accents that stand alone.
      .replace(/[’‘`´]/g, "'")
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase()
  );
}
