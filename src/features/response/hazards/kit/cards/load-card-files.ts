import { type CollectionEntry, getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { loadClaims } from '#features/evidence/claims/load-claims.ts';
import { type Length, lengths } from '../kit.ts';
import { cardOrder } from '../load-messages.ts';
import { cardBytes } from './load-message-cards.ts';
import { type CardShape, cardHref } from './message-card.ts';

interface CardProps {
  hazard: CollectionEntry<'hazards'>;
  length: Length;
}

/** One path for each message of each hazard; the file's name is the last part of its address. */
export async function cardPaths(shape: CardShape) {
  const hazards = await getCollection('hazards');
  return hazards.flatMap((hazard) =>
    lengths.map((length) => ({
      params: { card: cardHref(hazard.id, length, shape).replace(/^.*\/|\.png$/g, '') },
      props: { hazard, length } satisfies CardProps,
    })),
  );
}

/** The file of a card, as the server of the build answers with it. */
export async function cardFile({ hazard, length }: CardProps, shape: CardShape): Promise<Response> {
  const { name } = await loadPage('site');
  const png = await cardBytes(cardOrder(hazard, length, await loadClaims(), name), shape);
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
