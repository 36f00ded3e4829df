/**
 * A sentence of a content file with its `{places}` filled: `Until {time}` and `{ time: '6:30 PM' }` →
 * `Until 6:30 PM`. A place without a value stays as it is written.
 */
export function fillIn(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
