/** Whether a value from elsewhere is what is expected. */
export type Test = (value: unknown) => boolean;

/** A text with something in it. */
export const isText: Test = (value) => typeof value === 'string' && value !== '';

/** A number that can be reckoned with. */
export const isNumber: Test = (value) => Number.isFinite(value);

/** Yes or no. */
export const isFlag: Test = (value) => typeof value === 'boolean';

/** A list of which every entry passes; an empty one does. */
export function isListOf(test: Test): Test {
  return (value) => Array.isArray(value) && value.every(test);
}

/** An object whose named fields pass; it may have others. */
export function isRecordOf(shape: Readonly<Record<string, Test>>): Test {
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([name, test]) => test((value as Record<string, unknown>)[name]));
}

/** What passes, or nothing at all. */
export function isOptional(test: Test): Test {
  return (value) => value === undefined || test(value);
}
