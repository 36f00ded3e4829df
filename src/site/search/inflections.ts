/*
 * The other forms of one word: `map`, `mapped`, `mapping`; `médico`, `médica`. Only a query asks
 * for them, as whole words: an index keeps what is written, so it does not grow, what is still
 * typed is found by its first letters, and results mark what stands there. One and many are one
 * form already (`word-forms.ts`).
 */

/** Words that look like a form of another word, which they are not: `founded`, of `found`. */
const noInflections = new Set([
  'evening',
  'wedding',
  'hundred',
  'during',
  'wicked',
  'founded',
  'quiene',
]);

/** A shorter form has too many neighbors. */
const shortest = 3;

/**
 * Returns the other English and Spanish inflections of a form, some of which no one writes. None
 * for figures, and for words of other scripts.
 */
export function inflectionsOf(form: string): string[] {
  if (form.length < shortest || !/^[a-z]+$/.test(form) || noInflections.has(form)) return [];
  const verbs = basesOf(form).flatMap((base) => [base, ...endingsOf(base)]);
  const others = new Set([...verbs, ...spanishForms(form)]);
  others.delete(form);
  return [...others];
}

/** One syllable that ends in vowel and consonant: its last letter is doubled, as in `map`. */
const shortSyllable = /^[^aeiou]*[aeiouy][^aeiouwxy]$/;

/** Returns the words of which a form may be an inflection: itself where it is none. */
function basesOf(form: string): string[] {
  const adjective = /^(.{3,})i(?:er|est)$/.exec(form)?.[1];
  if (adjective !== undefined) return [`${adjective}y`];
  const compared = /^(.+([^aeiouls]))\2(?:er|est)$/.exec(form)?.[1];
  if (compared !== undefined) return [compared];
  const rest = /^(.{2,}[^e])(?:ing|ed)$/.exec(form)?.[1];
  if (rest === undefined || !/[aeiouy]/.test(rest)) return [form];
  if (rest.endsWith('i')) return [`${rest.slice(0, -1)}y`];
  if (/([^aeiou])\1$/.test(rest)) return /[lsz]$/.test(rest) ? [rest] : [rest.slice(0, -1)];
  return shortSyllable.test(rest) ? [`${rest}e`] : [rest, `${rest}e`];
}

/** Returns the participles of a word, and its comparison where it has one of its own. */
function endingsOf(base: string): string[] {
  if (base.endsWith('e')) return [`${base}d`, `${base.slice(0, -1)}ing`];
  if (/[^aeiou]y$/.test(base)) {
    const stem = `${base.slice(0, -1)}i`;
    return [`${stem}ed`, `${base}ing`, `${stem}er`, `${stem}est`];
  }
  if (!shortSyllable.test(base)) return [`${base}ed`, `${base}ing`];
  const stem = `${base}${base.at(-1)}`;
  return [`${stem}ed`, `${stem}ing`, `${stem}er`, `${stem}est`];
}

/** Endings that a Spanish word has in both genders, before `o` or `a`. */
const bothGenders = /(?:ad|id|ic|er|iv|os|og|an|in|ist|tri)[oa]$/;

/** Returns the other gender of a Spanish word, and one and many: `oradore` is for `oradores`. */
function spanishForms(form: string): string[] {
  if (form.length < 5) return [];
  const forms: string[] = [];
  if (bothGenders.test(form)) forms.push(form.slice(0, -1) + (form.endsWith('o') ? 'a' : 'o'));
  const person = /^(.+[td]or)[ea]?$/.exec(form)?.[1];
  if (person !== undefined) forms.push(person, `${person}a`, `${person}e`);
  if (/[aeiou][dlnrz]$/.test(form)) forms.push(`${form}e`);
  if (/..[aeiou][dlnrz]e$/.test(form)) forms.push(form.slice(0, -1));
  return forms;
}
