import csv from '../../../content/data/gistemp-annual.csv?raw';

/** The temperature record as it is published, and where it is from. */
export const recordFile = {
  href: '/data/gistemp-annual.csv',
  source: 'https://data.giss.nasa.gov/gistemp/',
  bytes: csv.length,
} as const;
