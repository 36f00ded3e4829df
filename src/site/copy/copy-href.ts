/** Where a copy of what a browser keeps is saved and brought back. */
export const copyHref = '/my-requests#copy';
