/** The name in a speaker's address: `/speakers/profile/dr-amara-quil` → `dr amara quil`. Empty if there is none. */
export function nameIn(path: string): string {
  const words = decoded(path.split('/').at(3) ?? '')
    .replace(/[-_+.\s]+/g, ' ')
    .trim();
  return /^[\p{L}\p{M}’' ]{2,60}$/u.test(words) ? words : '';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
