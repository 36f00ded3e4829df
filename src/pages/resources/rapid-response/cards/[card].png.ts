import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { cardFile, cardPaths } from '#features/response/hazards/kit/cards/load-cards.ts';

export const getStaticPaths = () => cardPaths('square');

/** The picture of a message in a feed. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  cardFile(props, 'square');
