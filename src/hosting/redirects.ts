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

/**
 * Every old address of a site with these pages and where it leads, for servers that are told rather than
 * asked. Untidy endings (`/`, `.html`) are not among them: each server mends those in its own way.
 */
export function movesOf(pages: ReadonlySet<string>): [from: string, to: string][] {
  const profiles = [...pages].flatMap(
    (path) => /^\/speakers\/profile\/([^/]+)$/.exec(path)?.[1] ?? [],
  );
  return [...Object.keys(movedPages), ...profiles.map((id) => `/speakers/${id}`)].flatMap(
    (from) => {
      const to = redirectFor(from, pages);
      return to ? [[from, to]] : [];
    },
  );
}

function profileFor(path: string, pages: ReadonlySet<string>): string | undefined {
  const [, id] = /^\/speakers\/([^/]+)$/.exec(path) ?? [];
  const profile = `/speakers/profile/${id}`;
  return id && !pages.has(path) && pages.has(profile) ? profile : undefined;
}
