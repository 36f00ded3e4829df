import type { WorkboxPlugin } from 'workbox-core/types.js';
import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { cacheName } from '../kept-caches.ts';
import { newestCopy } from './find-copy.ts';
import type { Given } from './given.ts';
import { keepAnswer } from './keep-answer.ts';
import { isKeepable, isPage, pageKey } from './keepable.ts';
import { keptPage, missingPage } from './stand-ins.ts';

/** How long the network may take before a kept copy is shown in its place, in milliseconds. */
const patience = 3000;
/** As many visited pages as a device keeps. */
const mostPages = 60;

/**
 * Pages: the network first, so that nobody reads a stale site; a kept copy, which says that it is one, if
 * the network is away, slow or broken; words if there is no copy. What comes whole is kept for next time.
 */
export class PageStrategy extends Strategy {
  readonly #words: Given['words'];

  constructor({ release, words }: Pick<Given, 'release' | 'words'>) {
    super({ cacheName: cacheName('pages', release), plugins: [onlyWholePages] });
    this.#words = words;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const fresh = this.#fresh(request, handler).catch(() => undefined);
    const soon = await Promise.race([fresh, after(patience)]);
    if (soon && soon.status < 500) return soon;
    const copy = await newestCopy(pageKey(request.url));
    if (copy) {
      void handler.waitUntil(fresh);
      return keptPage(copy, this.#words);
    }
    return (await fresh) ?? missingPage(request.url, this.#words);
  }

  async #fresh(request: Request, handler: StrategyHandler): Promise<Response> {
    const answer = await handler.fetch(request);
    const key = pageKey(request.url);
    keepAnswer(handler, { key, answer, cache: this.cacheName, most: mostPages });
    return answer;
  }
}

const onlyWholePages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    isKeepable(response) && isPage(response) ? response : null,
};

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}
