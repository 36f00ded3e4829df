/** How many documents the page shows before it asks; all of them as long as the library is this small. */
export const pageSize = 24;

/** Every document as the table lists one, for a library too long for one page. */
export const entriesFileHref = '/resources/library.json';
