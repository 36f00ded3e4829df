/** Addresses that lead on for good (PRODUCT.md, decisions). */
export const movedPages: Readonly<Record<string, string>> = {
  '/about': '/about/about-us',
  '/speakers': '/speakers/directory',
};

/**
 * The address a request should have asked for, or undefined where none is better. One hop: shortened
 * profiles, endings and slashes at the end are mended together. Leads only to a page that is built, so
 * that no request can choose a place outside the site.
 */
export function redirectFor(path: string, pages: ReadonlySet<string>): string | undefined {
  const plain =
    path
      .replace(/\/+$/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/';
  const target = movedPages[plain] ?? profileFor(plain, pages) ?? plain;
  return target !== path && pages.has(target) ? target : undefined;
}

function profileFor(path: string, pages: ReadonlySet<string>): string | undefined {
  const [, id] = /^\/speakers\/([^/]+)$/.exec(path) ?? [];
  const profile = `/speakers/profile/${id}`;
  return id && !pages.has(path) && pages.has(profile) ? profile : undefined;
}
