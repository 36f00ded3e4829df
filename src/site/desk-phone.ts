import { fillIn } from './words.ts';

/** Matches a part of a sentence in square brackets that names the number of the desk. */
const aboutPhone = /\[([^[\]]*\{phone\}[^[\]]*)\]/g;

/**
 * Fills `{phone}` and the other places of a sentence in. A network whose desk answers no telephone
 * has no `phone`: what stands in square brackets around `{phone}` is then left out, as in
 * `Write to {email}[, or call {phone}].`
 */
export function fillInPhone(
  sentence: string,
  phone: string | undefined,
  values: Readonly<Record<string, string>> = {},
): string {
  if (phone === undefined) return fillIn(sentence.replace(aboutPhone, ''), values).trim();
  return fillIn(sentence.replace(aboutPhone, '$1'), { ...values, phone });
}
