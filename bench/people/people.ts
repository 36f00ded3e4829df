import { type Person, personAt, type Stock } from './person.ts';

/** So many people, none with an id that is taken. Fewer of them are the first of more. */
export function people(count: number, stock: Stock, takenIds: Iterable<string> = []): Person[] {
  const ids = new Set(takenIds);
  const found: Person[] = [];
  for (let number = 0; found.length < count; number++) {
    const person = personAt(number, stock);
    if (ids.has(person.id)) continue;
    ids.add(person.id);
    found.push(person);
  }
  return found;
}
