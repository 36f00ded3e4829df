/** The size of a file in words, divided by 1000 as file managers do: `311 600` → `312 kB`, `1 240 000` → `1.2 MB`. */
export function fileSizeLabel(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
