/**
 * Milliseconds between moving the focus out of an element and removing or hiding that element. If the
 * element is gone before Orca handles the focus event, Orca does not say where the focus is now.
 */
export const farewell = 100;
