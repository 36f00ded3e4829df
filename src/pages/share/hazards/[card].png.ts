import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { cardFile, cardPaths } from '#features/response/hazards/load-hazards.ts';

export const getStaticPaths = () => cardPaths('wide');

/** The picture of a message where a link to it is shared. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  cardFile(props, 'wide');
