/** What can stand on the board. */
export const exchangeKinds = ['need', 'offer'] as const;
