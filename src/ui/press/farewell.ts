/**
 * Milliseconds for which something that held the focus stays in the page after focus has moved out of it. Orca says nothing
 * of the new place if the old one is gone by the time it looks.
 */
export const farewell = 100;
