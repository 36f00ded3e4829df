import { expect, test } from '@playwright/test';
import { entryAnchors, pageAnchors } from '#check/page-anchors.ts';
import { builtPages } from '../support/built-files.ts';

/** The ids of the elements of the built pages, by their path. */
const idsByPath = new Map(
  builtPages().map(({ path, html }) => [
    path,
    new Set([...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = '']) => id)),
  ]),
);

/** All ids of the pages that a key of `pageAnchors` stands for. */
function idsOf(pattern: string): string[] {
  const start = pattern.replace('{id}', '');
  const isOfPattern = (path: string) =>
    start === pattern ? path === pattern : path.startsWith(start) && path !== start;
  return [...idsByPath].filter(([path]) => isOfPattern(path)).flatMap(([, ids]) => [...ids]);
}

test('every place that the content check lets a link lead to is on a built page', () => {
  expect(idsByPath.size).toBeGreaterThan(50);
  const missing = Object.entries(pageAnchors).flatMap(([pattern, places]) => {
    const ids = idsOf(pattern);
    return places
      .filter((place) => !ids.some((id) => id === place || isMatch(id, place)))
      .map((place) => `${pattern}#${place}`);
  });
  expect(missing).toEqual([]);
});

/** Whether an id begins with a place that takes any further characters. */
function isMatch(id: string, place: string): boolean {
  return place.endsWith('*') && id.startsWith(place.slice(0, -1));
}

test('every section of a page that has an id is a place that a link may lead to', () => {
  const unknown = builtPages().flatMap(({ path, html }) => {
    const places = pageAnchors[path];
    if (!places || entryAnchors[path]) return [];
    const ids = [...html.matchAll(/<section[^>]*\sid="?([^"\s>]+)/g)].map(([, id = '']) => id);
    return ids.filter((id) => !places.includes(id)).map((id) => `${path}#${id}`);
  });
  expect(unknown).toEqual([]);
});
