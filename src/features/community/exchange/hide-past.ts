/** Takes away the entries of a still list whose last day is over where the visitor is; `today` is `YYYY-MM-DD`. */
export function hidePast(page: Document, today: string): void {
  for (const entry of page.querySelectorAll<HTMLElement>('[data-until]')) {
    entry.hidden = (entry.dataset['until'] ?? today) < today;
  }
}
