/** The formats of the picture of a chart. */
export const pictureEndings = ['png', 'svg'] as const;

/** Returns the path of the picture of a series, for visitors to save. */
export function pictureHref(id: string, ending: (typeof pictureEndings)[number]): string {
  return `/evidence/charts/${id}.${ending}`;
}
