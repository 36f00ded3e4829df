import type { WorkboxPlugin } from 'workbox-core/types.js';
import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { cacheName } from '../kept-caches.ts';
import { newestCopy } from './find-copy.ts';
import { keepAnswer } from './keep-answer.ts';
import { isKeepable } from './keepable.ts';

/** As many scripts, fonts and pictures as a device keeps beside the guides. */
const mostParts = 400;

/**
 * Parts whose names hold a hash: any kept copy is the right one, whichever release it was kept with, so a
 * page always has the parts of its own release. The network only where there is none.
 */
export class PartStrategy extends Strategy {
  constructor(release: string) {
    super({ cacheName: cacheName('parts', release), plugins: [onlyWhole] });
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const copy = await newestCopy(request.url);
    if (copy) return copy;
    const answer = await handler.fetch(request);
    keepAnswer(handler, { key: request.url, answer, cache: this.cacheName, most: mostParts });
    return answer;
  }
}

const onlyWhole: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null),
};
