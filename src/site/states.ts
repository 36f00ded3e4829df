import { type HomeRegion, homeRegions } from './vocabulary.ts';

/** The names of states and territories by region and by the two letters of the Postal Service. */
const statesOf: Record<HomeRegion, Readonly<Record<string, string>>> = {
  Northeast: {
    CT: 'Connecticut',
    ME: 'Maine',
    MA: 'Massachusetts',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    NY: 'New York',
    PA: 'Pennsylvania',
    RI: 'Rhode Island',
    VT: 'Vermont',
  },
  Southeast: {
    AL: 'Alabama',
    AR: 'Arkansas',
    DE: 'Delaware',
    DC: 'District of Columbia',
    FL: 'Florida',
    GA: 'Georgia',
    KY: 'Kentucky',
    LA: 'Louisiana',
    MD: 'Maryland',
    MS: 'Mississippi',
    NC: 'North Carolina',
    PR: 'Puerto Rico',
    SC: 'South Carolina',
    TN: 'Tennessee',
    VI: 'US Virgin Islands',
    VA: 'Virginia',
    WV: 'West Virginia',
  },
  Midwest: {
    IL: 'Illinois',
    IN: 'Indiana',
    IA: 'Iowa',
    KS: 'Kansas',
    MI: 'Michigan',
    MN: 'Minnesota',
    MO: 'Missouri',
    NE: 'Nebraska',
    ND: 'North Dakota',
    OH: 'Ohio',
    SD: 'South Dakota',
    WI: 'Wisconsin',
  },
  West: {
    AK: 'Alaska',
    AS: 'American Samoa',
    CA: 'California',
    CO: 'Colorado',
    GU: 'Guam',
    HI: 'Hawaii',
    ID: 'Idaho',
    MT: 'Montana',
    NV: 'Nevada',
    MP: 'Northern Mariana Islands',
    OR: 'Oregon',
    UT: 'Utah',
    WA: 'Washington',
    WY: 'Wyoming',
  },
  Southwest: { AZ: 'Arizona', NM: 'New Mexico', OK: 'Oklahoma', TX: 'Texas' },
};

/** The name of each state and its region, by its two letters. */
export const homes = new Map(
  homeRegions.flatMap((region) =>
    Object.entries(statesOf[region]).map(([code, state]) => [code, { state, region }] as const),
  ),
);

/** The names of the provinces and territories of Canada by the two letters of Canada Post. */
const provinces: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

/** Returns the two letters of `Harborlight, TX`; empty where it does not end in two. */
export function stateCodeOf(basedIn: string): string {
  return /, ([A-Z]{2})$/.exec(basedIn)?.[1] ?? '';
}

export const stateNames: readonly string[] = [
  ...[...homes.values()].map(({ state }) => state).sort(),
  ...Object.values(provinces),
];

/** A state or a province, and its region where it is one of the United States. */
export interface Home {
  state: string;
  region: HomeRegion | undefined;
}

/**
 * Returns the state and the region of `Harborlight, TX`, or the province of `Regina, SK`; undefined
 * if it ends in neither.
 */
export function homeOf(basedIn: string): Home | undefined {
  const code = stateCodeOf(basedIn);
  const province = provinces[code];
  return homes.get(code) ?? (province ? { state: province, region: undefined } : undefined);
}
