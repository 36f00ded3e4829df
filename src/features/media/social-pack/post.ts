import type { HazardView } from '#features/response/hazards/hazard.ts';

/** The shapes of a post in pixels, by what they are used for. */
export const postShapes = {
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
  link: { width: 1200, height: 630 },
  wide: { width: 1600, height: 900 },
} as const;
export type PostShape = keyof typeof postShapes;
export const shapeNames = Object.keys(postShapes) as PostShape[];

/** What a post shows. */
export interface Post {
  /** Where its files lie in the pack, such as `extreme-heat/1-ten-seconds`. */
  path: string;
  /** The name of the hazard, or what else the message is about. */
  kicker: string;
  /** The hazard whose mark and color it bears; without one it bears the temperature record. */
  icon: HazardView['icon'] | undefined;
  words: string;
  source: string;
  site: string;
}

/** The file of a post in a shape: `extreme-heat/1-ten-seconds-square-1080x1080.png`. */
export function postFile({ path }: Pick<Post, 'path'>, shape: PostShape): string {
  const { width, height } = postShapes[shape];
  return `${path}-${shape}-${width}x${height}.png`;
}
