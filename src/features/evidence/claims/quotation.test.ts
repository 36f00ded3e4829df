import { expect, test } from 'vitest';
import { claimFiles } from './claim.examples.ts';
import { claimIn, claimLedger } from './claim.ts';
import { quotation } from './quotation.ts';

const ledger = claimLedger(claimFiles);
const cities =
  'Cities run about 1 to 7 degrees F hotter than the areas around them. (Agency of Air, undated) https://www.example.org/heat';

test.each([
  ['heat-island', 'a document without a year says so', cities],
  [
    'visits',
    'a figure under review is the closest published one',
    'Visits for any cause were about 8% more frequent on very hot days. (The Journal, 2021) https://www.example.org/heat',
  ],
  ['evacuations', 'one without a source is the closest published one as well', cities],
])('%s: %s', (id, _, text) => {
  expect(quotation(claimIn(ledger, id).published)).toBe(text);
});
