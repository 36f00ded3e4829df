import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { trimCache } from './trim-cache.ts';

/**
 * Keeps an answer, as far as the strategy's plugins let it, beside its way to the visitor, and deletes the
 * oldest beyond `most`. A device that is full or closed keeps nothing; nobody is bothered with that.
 */
export function keepAnswer(
  handler: StrategyHandler,
  kept: { key: string; answer: Response; cache: string; most: number },
): void {
  const { key, answer, cache, most } = kept;
  const work = async () => {
    if (await handler.cachePut(key, answer.clone())) await trimCache(cache, most);
  };
  void handler.waitUntil(work().catch(() => {}));
}
