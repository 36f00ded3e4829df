/**
 * Where the rules are that say which pages a browser may make ready when a link is about to be followed
 * (Speculation Rules, WICG, section 2). Their ending gives them the type without which browsers refuse them.
 */
export const rulesPath = '/next-page.speculationrules';

/** The header of a page that names the rules. */
export const rulesName = 'Speculation-Rules';
