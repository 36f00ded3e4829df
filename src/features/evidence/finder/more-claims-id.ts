/** Where the button for more claims stands: below the list, which is no part of the island. */
export const moreClaimsId = 'more-claims';
