/** Puts the year of the visitor's clock into the footer when it is later than the year of the build. */
export function keepYearCurrent(page: Document, now: Date): void {
  const place = page.querySelector('[data-current-year]');
  if (place && now.getFullYear() > Number(place.textContent)) {
    place.textContent = String(now.getFullYear());
  }
}
