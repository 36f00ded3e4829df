import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { cardFile, cardPaths } from '#features/response/hazards/load-hazards.ts';

export const getStaticPaths = () => cardPaths('square');

/** The picture of a message in a feed. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  cardFile(props, 'square');
