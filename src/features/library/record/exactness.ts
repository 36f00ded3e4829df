/** How exactly a date is known. */
export const precisions = ['day', 'month', 'year'] as const;
export type Precision = (typeof precisions)[number];

/** `2025-08-22` → day, `2025-08` → month, `2025` → year. */
export function precisionOf(date: string): Precision {
  switch (date.split('-').length) {
    case 1:
      return 'year';
    case 2:
      return 'month';
    default:
      return 'day';
  }
}

/** The DOI in an address, `https://doi.org/10.1038/x` → `10.1038/x`; undefined where it is no DOI. */
export function doiIn(address: string | undefined): string | undefined {
  const [, doi] = /^https:\/\/(?:dx\.)?doi\.org\/(10\.\d{4,9}\/\S+)$/.exec(address ?? '') ?? [];
  return doi;
}
