/** The first year of the record. */
export const firstYear = 1880;

/** How many years the record holds: apart from its numbers, so that no page carries them to draw a line as long. */
export const yearCount = 146;
