/** Where the map of the site is. */
export const siteMapHref = '/search#all-pages';
