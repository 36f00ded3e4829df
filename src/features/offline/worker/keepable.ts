/**
 * Whether an answer may be kept: whole, successful, from this origin, and not reached by a redirect. A
 * part (206), an opaque answer and an error never are (RELIABILITY.md, B-48, B-50).
 */
export function isKeepable({ status, type, redirected }: Response): boolean {
  return status === 200 && type === 'basic' && !redirected;
}

/** Whether it is a page, so that it can be listed and opened again. */
export function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** The address under which a page is kept: without search and hash, which choose nothing on a still site, and without a slash at the end. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.replace(/(\.html|\/)+$/, '') || '/');
}
