/** Sizes of windows, in CSS pixels. */
export const desk = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };
/** The narrowest window that is promised (WCAG 1.4.10). */
export const narrow = { width: 320, height: 640 };
/** A window of 1280 by 1024 at 400% zoom. */
export const zoomed = { width: 320, height: 256 };
