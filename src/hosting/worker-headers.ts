/** Where the build puts the worker that keeps pages for an outage, and the one that removes it. */
const workers: readonly string[] = ['/sw.js', '/sw-off.js'];

/** What a worker is sent with: its reach, and a policy under which it may ask this origin and nobody else. Nothing for other files. */
export function workerHeaders(path: string): Record<string, string> {
  if (!workers.includes(path)) return {};
  return {
    'Service-Worker-Allowed': '/',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  };
}
