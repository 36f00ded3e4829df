import { slug } from '#site/words.ts';

/** What comes before and after a name and is no part of an address. */
const titles = /^(dr|prof|mr|mrs|ms|mx|rev)\.?\s+/i;
const degrees = /,.*$/;

/**
 * The id that a new entry is proposed: its name without title, degrees and accents, in lower case with hyphens.
 * "Dr. Ana María Reyes, RN" is `ana-maria-reyes`. Empty where the name has no letter or digit.
 */
export function proposedId(name: string): string {
  let bare = name.trim().replace(degrees, '');
  while (titles.test(bare)) bare = bare.replace(titles, '');
  const spelled = bare
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll(/[’'‘]/g, '');
  return slug(spelled);
}

/** Why an id cannot be taken; undefined where it can. */
export function idProblem(
  id: string,
  taken: readonly string[],
  reserved: readonly string[],
): string | undefined {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(id))
    return 'Use lower case letters, digits and hyphens, beginning with a letter or digit.';
  if (taken.includes(id)) return `There is “${id}” already. Add a middle name or a place.`;
  if (reserved.includes(id)) return `“${id}” is a page of the site. Choose another.`;
  return undefined;
}
