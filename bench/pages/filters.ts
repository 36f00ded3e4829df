/** A page with a filter: what is done to it first, and how it says what it found. */
export interface FilterPage {
  path: string;
  /** The field or the list of choices, as a selector. */
  control: string;
  /** A sentence of this form stands in the page, or comes, and changes with the result. */
  told: RegExp;
}

/** Every page of the site that can be narrowed or searched. */
export const filterPages: readonly FilterPage[] = [
  {
    path: '/speakers/directory',
    control: 'main input[type=search]',
    told: /^Showing \d+ of \d+ speakers$/,
  },
  {
    path: '/resources/library',
    control: 'main input[type=search]',
    told: /^Showing \d+ of \d+ resources$/,
  },
  {
    path: '/resources/events-calendar',
    control: 'main input[type=search]',
    told: /^[\d,]+ events?, [\d,]+ still to come$/,
  },
  { path: '/evidence', control: 'main input[type=search]', told: /^Showing \d+ of \d+ claims$/ },
  {
    path: '/stories',
    control: 'main input[type=search]',
    told: /^(Audio|Video) Stories( \(\d+\))?$/,
  },
  {
    path: '/be-catalyst/exchange',
    control: 'main search select',
    told: /^Showing \d+ of \d+ entries$/,
  },
  { path: '/search', control: 'main input[type=search]', told: /^\d+ results?$/ },
];
