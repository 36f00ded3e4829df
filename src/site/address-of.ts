/** Where something can be found, as content writes it → its address; undefined while that is still to come (`#`). */
export function addressOf(link: string | undefined): string | undefined {
  return link === '#' ? undefined : link;
}
