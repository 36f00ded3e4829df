/** The facts that a network of a country takes as its own unless it says otherwise. */
export interface Country {
  /** Tag of the kind of English that is written there. */
  language: string;
  /** Number to call in an emergency. */
  emergency: string;
  /** Number to call in a crisis of the mind, day and night. */
  crisis: string;
}

/**
 * Countries by their two letters (ISO 3166-1). Emergency numbers: ITU-T E.161.1 and the country’s
 * own; crisis lines: 988 Lifeline, 9-8-8 Canada, Samaritans, Lifeline Australia, 1737 New Zealand.
 */
const countries: Readonly<Record<string, Country>> = {
  US: { language: 'en-US', emergency: '911', crisis: '988' },
  CA: { language: 'en-CA', emergency: '911', crisis: '988' },
  GB: { language: 'en-GB', emergency: '999', crisis: '116 123' },
  IE: { language: 'en-IE', emergency: '112', crisis: '116 123' },
  AU: { language: 'en-AU', emergency: '000', crisis: '13 11 14' },
  NZ: { language: 'en-NZ', emergency: '111', crisis: '1737' },
};

/** Returns what is known of a country by its two letters; undefined for any other. */
export function countryOf(letters: string): Country | undefined {
  return countries[letters.toUpperCase()];
}
