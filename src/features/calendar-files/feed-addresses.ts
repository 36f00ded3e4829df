import type { Feed } from './feeds.ts';

/** The addresses of a feed: with its host, to be copied, and as calendar programs are handed one. */
export function feedAddresses({ path }: Pick<Feed, 'path'>, base: URL | string) {
  const { href, host } = new URL(path, base);
  return { address: href, webcal: `webcal://${host}${path}` };
}
