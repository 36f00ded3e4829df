const places = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
] as const;

/** A place in an order of wishes, counted from 0: `First choice`; beyond twelve `Choice 13`. */
export function choiceLabel(index: number): string {
  const place = places[index];
  return place ? `${place} choice` : `Choice ${index + 1}`;
}

/** Names in the order of wishes → `First choice: Dr. A; second choice: Dr. B`. Without names it is empty. */
export function choicesInWords(names: readonly string[]): string {
  const words = names.map((name, index) => `${choiceLabel(index)}: ${name}`);
  const [first = '', ...others] = words;
  return [first, ...others.map((word) => word.charAt(0).toLowerCase() + word.slice(1))].join('; ');
}

/** Whether a speaker preference is such an order of wishes. */
export function areChoices(preference: string): boolean {
  return preference.startsWith(`${choiceLabel(0)}: `);
}
