import type { CollectionEntry } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { wordCount } from '#content/word-count.ts';
import { type ClaimLedger, claimIn } from '#features/evidence/claims/claim.ts';
import { cardBytes } from './cards/load-message-cards.ts';
import {
  type CardOrder,
  type CardShape,
  cardAlt,
  cardHref,
  cardWords,
  type MessageCard,
} from './cards/message-card.ts';
import { type Length, lengths, type MessageView } from './kit.ts';

type Hazard = CollectionEntry<'hazards'>;

/** The message of a hazard in its three lengths, each with its sources and its share card. */
export function loadMessages(
  hazard: Hazard,
  ledger: ClaimLedger,
  site: string,
): Promise<MessageView[]> {
  return Promise.all(
    lengths.map(async (length) => {
      const { text, claims } = hazard.data.messages[length];
      const card = await messageCard(hazard, length, cardOrder(hazard, length, ledger, site));
      const sources = claims.map((id) => claimIn(ledger, id).published.source);
      return { length, text, words: wordCount(text), sources, card };
    }),
  );
}

/** What the share card of a message shows; of several sources, the first. */
export function cardOrder(
  { data: { name, icon, messages } }: Hazard,
  length: Length,
  ledger: ClaimLedger,
  site: string,
): CardOrder {
  const message = messages[length];
  const source = claimIn(ledger, message.claims[0] ?? '').published.source.name;
  return { hazard: name, icon, words: cardWords(message), source: `Source: ${source}`, site };
}

async function messageCard({ id }: Hazard, length: Length, order: CardOrder): Promise<MessageCard> {
  const { cards } = await loadPage('hazardKitPage');
  const file = async (shape: CardShape) => ({
    href: cardHref(id, length, shape),
    bytes: (await cardBytes(order, shape)).length,
  });
  return {
    alt: cardAlt(order, cards.alt),
    files: { wide: await file('wide'), square: await file('square') },
  };
}
