import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { ClaimsFile } from '#features/evidence/claims-file.ts';
import { outDir } from '#hosting/out-dir.ts';
import { allowedFigures } from '../support/allowed-figures.ts';
import { builtPages } from '../support/built-files.ts';
import { figuresIn, sameFigure } from '../support/figures.ts';
import { pageText } from '../support/page-text.ts';
import { seriesTextOn } from '../support/series-figures.ts';

const { claims }: ClaimsFile = JSON.parse(readFileSync(join(outDir, 'data/claims.json'), 'utf8'));
const pages = builtPages().map(({ path, html }) => ({
  path,
  html,
  figures: figuresIn(pageText(withoutDrawings(html))),
}));

/**
 * A page without the names of its drawn recordings: their shares of the speaking time are counted
 * from the captions.
 */
function withoutDrawings(html: string): string {
  return html.replace(/ aria-label="The recording as bars\.[^"]*"/g, '');
}

test('every figure on every page is that of a claim the page shows, or is allowed with a reason', () => {
  const homeless = pages.flatMap(({ path, html, figures }) => {
    const evidence = `${evidenceOn(html)} ${sameFigure(seriesTextOn(html))}`;
    return figures
      .filter((figure) => !evidence.includes(sameFigure(figure)) && !isAllowed(figure, path))
      .map((figure) => `${path}: ${figure}`);
  });
  expect(homeless).toEqual([]);
});

test('no figure is allowed that stands nowhere, and each has a reason', () => {
  const idle = allowedFigures.filter(
    ({ figure, on }) =>
      !pages.some(({ path, figures }) => on.test(path) && figures.some((one) => figure.test(one))),
  );
  expect(idle).toEqual([]);
  for (const { reason } of allowedFigures) expect(reason).toMatch(/^\S.{15,}\.$/);
});

test('the walk sees what it is there to see', () => {
  const comparedFigures = (text: string) => figuresIn(text).map(sameFigure);
  expect(comparedFigures('Up 71% and 3 percent')).toEqual(['71%', '3 percent']);
  expect(comparedFigures('3.5x as many, 3-5x, fourfold, 4 times')).toEqual([
    '3.5x',
    '3-5x',
    '4 times',
    'fourfold',
  ]);
  expect(comparedFigures('$11–20 billion; over $1B')).toEqual(
    expect.arrayContaining(['$11-20 billion', '$1']),
  );
  expect(comparedFigures('up to 7°F, 1 to 7 degrees F')).toEqual(['7°', '1 to 7°']);
  expect(comparedFigures('156 million people, 2,325 deaths, 7,500 adults')).toEqual([
    '156 million',
    '2,325 deaths',
    '7,500 adults',
  ]);
  expect(comparedFigures('On November 21, 2026 at 6:30 PM, 26 speakers, 1800 × 2160')).toEqual([]);
  expect(pageText('<body><p>7<b>1</b>%</p><i>x</i><script>9%</script></body>')).toContain('71%');
});

/** The texts of the claims on a page, their closest figures included, ready to be compared. */
function evidenceOn(html: string): string {
  const shownClaims = claims.filter(
    ({ id }) =>
      html.includes(`data-claim="${id}"`) ||
      html.includes(`data-cite="${id}"`) ||
      html.includes(` id="${id}" aria-labelledby="${id}-h"`),
  );
  const closest = claims.filter(({ id }) => shownClaims.some((claim) => claim.closest === id));
  return sameFigure(JSON.stringify([...shownClaims, ...closest]));
}

function isAllowed(found: string, path: string): boolean {
  return allowedFigures.some(({ figure, on }) => on.test(path) && figure.test(found));
}
