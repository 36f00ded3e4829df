/** Where the index of the claims is. */
export const searchFileHref = '/evidence/search-index.json';
