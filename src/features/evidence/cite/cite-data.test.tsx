// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { citedSource } from '../claims/claim.ts';
import { EvidenceArticle } from '../EvidenceArticle.tsx';
import type { EvidenceEntry } from '../evidence.ts';
import { sampleEntry } from '../testing/claims.ts';
import { type CiteData, readCiteData } from './cite-data.ts';

/**
 * Returns the data that the citations of a claim need. For a figure without a source they cite the
 * closest published one.
 */
function citeData({ claim: { published }, file }: EvidenceEntry): CiteData {
  const { claimId, figure, wording, source } = published;
  return {
    about: figure ?? 'this advice',
    wording,
    byline: source.byline,
    document: {
      ...citedSource(claimId, source, file.checked),
      publisher: source.journal ?? source.publisher,
    },
  };
}

test.each(['heat-island', 'visits', 'evacuations'])(
  '%s comes back from the page as it was',
  (id) => {
    const entry = sampleEntry(id);
    document.body.innerHTML = renderToStaticMarkup(<EvidenceArticle entry={entry} />);
    const article = document.querySelector('article') as HTMLElement;
    expect(readCiteData(article)).toEqual(citeData(entry));
  },
);

test('a figure without a source has the closest published one cited', () => {
  const { document: cited, about } = citeData(sampleEntry('evacuations'));
  expect(cited).toMatchObject({ key: 'heat-island', publisher: 'Agency of Air', published: null });
  expect(about).toBe('1-7°F');
});

test('each page that was read is a link named by its host', () => {
  document.body.innerHTML = renderToStaticMarkup(<EvidenceArticle entry={sampleEntry('visits')} />);
  const links = [...document.querySelectorAll('dd a[href="https://www.example.org/report"]')];
  expect(links.map(({ firstChild }) => firstChild?.textContent)).toEqual(['example.org']);
});
