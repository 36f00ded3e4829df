// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sampleEntry } from '../testing/sample-entry.ts';
import { citeAttributes, citeData, readCiteData } from './cite-data.ts';

test.each(['heat-island', 'visits', 'evacuations'])(
  '%s comes back from the page as it was',
  (id) => {
    const data = citeData(sampleEntry(id));
    const element = document.createElement('details');
    for (const [name, value] of Object.entries(citeAttributes(data)))
      element.setAttribute(name, value);
    expect(readCiteData(element)).toEqual(data);
  },
);

test('a figure without a source has the closest published one cited', () => {
  const { document: cited, about } = citeData(sampleEntry('evacuations'));
  expect(cited).toMatchObject({ key: 'heat-island', author: 'Agency of Air', published: null });
  expect(about).toBe('1-7°F');
});
