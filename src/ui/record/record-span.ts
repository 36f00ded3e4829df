/** The first year of the record. */
export const firstYear = 1880;

/**
 * The number of years in the record. Apart from its values, so that scripts that need only the span
 * do not load them.
 */
export const yearCount = 146;
