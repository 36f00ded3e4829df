import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { inOrderOfEnd } from './exchange.ts';

/**
 * Loads the board of the Catalyst Exchange: its words, its entries with the earliest last day
 * first, and the day of the build in UTC (`YYYY-MM-DD`).
 */
export async function loadExchange() {
  const entries = await getCollection('exchange');
  return {
    words: await loadPage('exchangePage'),
    entries: inOrderOfEnd(entries.map(({ id, data }) => ({ id, ...data }))),
    today: new Date().toISOString().slice(0, 10),
  };
}
