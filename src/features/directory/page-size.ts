/** How many speakers the page shows before it asks; all of them as long as the network is this small. */
export const pageSize = 48;
