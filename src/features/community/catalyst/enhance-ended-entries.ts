/** Hides entries of the exchange that have ended since the build. */
export function enhance(list: HTMLElement): void {
  const now = new Date();
  // The visitor's local day, `YYYY-MM-DD`; `toISOString` would give that of UTC.
  const month = `${now.getMonth() + 1}`.padStart(2, '0');
  const day = `${now.getDate()}`.padStart(2, '0');
  const today = `${now.getFullYear()}-${month}-${day}`;
  for (const entry of list.querySelectorAll<HTMLElement>('[data-until]')) {
    entry.hidden = (entry.dataset['until'] ?? today) < today;
  }
}
