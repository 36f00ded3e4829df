/** The first two letters of a name, without a title before it (specification section 9). */
export function initialsOf(name: string): string {
  return name.replace(/^(Dr|Prof)\. /, '').slice(0, 2);
}
