/** The license of our own words (content/pages/terms.md). */
export const wordsLicense = 'https://creativecommons.org/licenses/by/4.0/';
