/** Where `public/speculation-rules.json` is served: which pages a browser may make ready when a link is about to be followed. */
export const rulesPath = '/speculation-rules.json';

/** The type without which browsers refuse the rules (Speculation Rules, WICG, section 2). */
export const rulesType = 'application/speculationrules+json';

/** The header of a page that names the rules: a file of this origin, so that no page carries a script for them. */
export const rulesName = 'Speculation-Rules';
export const rulesHeader = { [rulesName]: `"${rulesPath}"` } as const;
