/** How a search through a transcript stands: `5 finds`, then `2 of 5`; `Not found`; nothing while nothing is sought. */
export function findCount(sought: string, finds: number, place: number): string {
  if (sought.trim() === '') return '';
  if (finds === 0) return 'Not found';
  return place < 0 ? `${finds} ${finds === 1 ? 'find' : 'finds'}` : `${place + 1} of ${finds}`;
}
