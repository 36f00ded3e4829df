/** Where the list begins. */
export const foundId = 'found';
