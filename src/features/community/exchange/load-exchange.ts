import { getCollection } from 'astro:content';
import { type ExchangeEntry, inOrderOfEnd } from './exchange.ts';

/** Everything on the board, the soonest to end first. */
export async function loadExchange(): Promise<ExchangeEntry[]> {
  const entries = await getCollection('exchange');
  return inOrderOfEnd(entries.map(({ id, data }) => ({ id, ...data })));
}
