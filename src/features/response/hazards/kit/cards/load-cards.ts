import { type CollectionEntry, getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { wordCount } from '#content/word-count.ts';
import { type ClaimLedger, claimIn } from '#features/evidence/claims/claim.ts';
import { loadClaims } from '#features/evidence/claims/load-claims.ts';
import { cachedBytes } from '#files/build-cache.ts';
import { type Length, lengths, type MessageView } from '../kit.ts';
import { drawMessageCard } from './draw-message-card.tsx';
import {
  type CardOrder,
  type CardShape,
  cardAlt,
  cardHref,
  cardWords,
  type MessageCard,
} from './message-card.ts';

type Hazard = Pick<CollectionEntry<'hazards'>, 'id' | 'data'>;

/** The messages of a hazard in three lengths, each with its sources and its share card. Throws where a claim is missing. */
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

/** The order of a message's share card; of several sources it names the first. */
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

interface CardProps {
  hazard: Hazard;
  length: Length;
}

/** For `getStaticPaths`: one path for each message of each hazard, the last segment of its address without `.png`. */
export async function cardPaths(shape: CardShape) {
  const hazards = await getCollection('hazards');
  return hazards.flatMap((hazard) =>
    lengths.map((length) => ({
      params: { card: cardHref(hazard.id, length, shape).replace(/^.*\/|\.png$/g, '') },
      props: { hazard, length } satisfies CardProps,
    })),
  );
}

/** The response with the PNG of a card. */
export async function cardFile({ hazard, length }: CardProps, shape: CardShape): Promise<Response> {
  const { name } = await loadPage('site');
  const png = await cardBytes(cardOrder(hazard, length, await loadClaims(), name), shape);
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}

/** A card's bytes, drawn once for the page that shows its size and for the file. */
function cardBytes(order: CardOrder, shape: CardShape): Promise<Buffer> {
  return cachedBytes('cards', [order, shape], () => drawMessageCard(order, shape));
}
