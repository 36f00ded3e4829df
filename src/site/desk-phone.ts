import { fillIn } from './words.ts';

/** Matches a part of a sentence in square brackets that names the number of the desk. */
const aboutPhone = /\[([^[\]]*\{phone\}[^[\]]*)\]/g;

/**
 * Fills `{phone}` of a sentence in. A network whose desk answers no telephone has no `phone`: what
 * stands in square brackets around `{phone}` is then left out, as in `Write to us[, or call
 * {phone}].` Other places stay as they are.
 */
export function fillInPhone(sentence: string, phone: string | undefined): string {
  if (phone === undefined) return sentence.replace(aboutPhone, '').trim();
  return fillIn(sentence.replace(aboutPhone, '$1'), { phone });
}
