import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { inOrderOfEnd } from './exchange.ts';

/**
 * The board of the Catalyst Exchange: its words, its entries by last day, and the day of the build
 * (UTC).
 */
export async function loadExchange() {
  const entries = await getCollection('exchange');
  return {
    words: await loadPage('exchangePage'),
    entries: inOrderOfEnd(entries.map(({ id, data }) => ({ id, ...data }))),
    today: new Date().toISOString().slice(0, 10),
  };
}
