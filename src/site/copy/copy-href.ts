/** The part of a page where a visitor saves a copy of what the browser stores, and restores it. */
export const copyHref = '/my-requests#copy';
