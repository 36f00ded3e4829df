import { z } from 'zod';
import type { Target } from '#content/fields.ts';

/** The id of the one entry of each kind in the sound tree. */
export const sampleId = 'sample';

/**
 * The smallest value that a schema allows: optional parts are left out but for `used`, lists have
 * one entry or as many as they must. Moments grow from field to field, so that an end comes after
 * its start; `nextNumber` counts the fields. Throws where no candidate fits; then `candidates`
 * needs one more.
 */
export function sampleOf(
  schema: z.core.$ZodType,
  nextNumber = counter(),
  used: readonly string[] = [],
): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([key, part]) => part._zod.optin === undefined || used.includes(key))
          .map(([key, part]) => [key, sampleOf(part, nextNumber)]),
      );
    case 'array':
      return Array.from({ length: lengthOf(schema) }, () => sampleOf(def.element, nextNumber));
    case 'nullable':
    case 'optional':
    case 'default':
      return sampleOf(def.innerType, nextNumber);
    case 'union':
      return sampleOf(def.options[0] as z.core.$ZodType, nextNumber);
    default:
      return fittingValue(schema, nextNumber());
  }
}

/** The first candidate that a simple schema takes. */
function fittingValue(schema: z.core.$ZodType, number: number): unknown {
  const found = candidates(schema, number).find((one) => z.safeParse(schema, one).success);
  if (found === undefined)
    throw new Error(`no sample fits ${JSON.stringify(z.globalRegistry.get(schema))}`);
  return found;
}

/** Values of which one may fit a simple schema; `number` makes those of two fields differ. */
function candidates(schema: z.core.$ZodType, number: number): unknown[] {
  const { def, values } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'enum' || def.type === 'literal') {
    const all = [...(values ?? [])];
    return [all[number % all.length]];
  }
  const notes = z.globalRegistry.get(schema);
  const target = notes?.['target'] as Target | undefined;
  if (target) return ['entry' in target ? sampleId : `./${sampleId}.svg`];
  const words = notes?.['words'] as number | undefined;
  if (words) return [Array.from({ length: words }, () => 'word').join(' ')];
  const two = String(10 + (number % 14)).padStart(2, '0');
  const moments = [`2026-01-${two}`, `2026-01-${two}T10:00`, `${two}:00`, 'America/Chicago'];
  const links = [
    '#',
    'https://example.org/page',
    'voices.example.org',
    'hello@climatehealthvoices.example',
  ];
  const others = [`${number} hours`, 'Harborlight, TX', 'TX', number, 2000 + number, true];
  const withPlaces = ['{figure} and {closest}', '{needs} and {offers}', '{count}, {online}'];
  return [`Words ${number}`, ...moments, ...links, ...others, ...withPlaces];
}

/** The number of entries that a list must have, at least one. */
function lengthOf(schema: z.core.$ZodType): number {
  const bag = schema._zod.bag as { minimum?: number };
  return Math.max(1, bag.minimum ?? 1);
}

/** Returns a function that returns 0, 1, 2 and so on. */
function counter(): () => number {
  let number = 0;
  return () => number++;
}
