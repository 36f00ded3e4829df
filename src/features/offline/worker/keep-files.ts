import type { KeptFile } from './given.ts';
import { copiesOf, isKeepable } from './keepable.ts';

/** As many at a time as a browser asks one server for. */
const atOnce = 6;

/**
 * Puts every file into a cache, each the very one of its release by its hash: a copy that is kept already
 * where it has that hash, else from the network. Keeps all or nothing: if one cannot be had, the cache is
 * deleted and the promise is rejected. `told` hears how many are there.
 */
export async function keepFiles(
  files: readonly KeptFile[],
  name: string,
  told: (kept: number) => void = () => {},
): Promise<void> {
  const cache = await caches.open(name);
  const queue = files.values();
  let kept = 0;
  const work = async () => {
    for (const file of queue) {
      await cache.put(file.url, (await sameCopy(file)) ?? (await fetchFile(file)));
      kept += 1;
      told(kept);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } catch (fault) {
    await caches.delete(name);
    throw fault;
  }
}

async function sameCopy({ url, integrity }: KeptFile): Promise<Response | undefined> {
  for (const copy of await copiesOf(url)) {
    const hash = await crypto.subtle.digest('SHA-256', await copy.clone().arrayBuffer());
    if (`sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}` === integrity) return copy;
  }
  return undefined;
}

/** A file of another release, an error and a redirect are refused: better no kept release than a mixed one. */
async function fetchFile({ url, integrity }: KeptFile): Promise<Response> {
  const answer = await fetch(url, { integrity, cache: 'no-cache', redirect: 'error' });
  if (!isKeepable(answer)) throw new Error(`${url} was answered with ${answer.status}`);
  return answer;
}
