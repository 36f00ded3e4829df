/** The page that answers for a missing address: speakers have their own. */
export function notFoundPage(path: string): string {
  return path.startsWith('/speakers/profile/') ? '/speakers/profile/404' : '/404';
}

/** Whether a page of the build answers only for missing addresses, and has none itself. */
export function isNotFoundPage(path: string): boolean {
  return path.endsWith('/404');
}
