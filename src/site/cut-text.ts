/** A number at the end, with no mark of a sentence after it: `71,420`, `555-0100`; not `911,`. */
const endsInNumber = /\d(?:\S*[^\s.,;:!?”"'’])?$/u;

/** A number and a word that belongs to it: `1.5 million`, `10 degrees`, `140 miles`. */
const endsInUnit =
  /\d\S*\s(?:hundred|thousand|million|billion|trillion|degrees|percentage|square|cubic|micrograms|mil|millones|grados|por)$/iu;

/** A number, a unit and `per`: `5 parts per`. */
const endsInRate = /\d\S*\s\S+\s(?:per|por)$/iu;

/** Words that join a number with the next: `3 out of 4`, `10 to 20`, `988 and press 2`. */
const joint = '(?:to|in|of|out|and|or|by|x|–|-|a|de|cada|y|o|press|oprima)';
const endsInJoints = new RegExp(`\\d\\S*(?:\\s${joint})*$`, 'iu');
const beginsWithJoints = new RegExp(`^(?:${joint}\\s)*[(+$€£<>~≈−-]*\\d`, 'iu');

/** Signs that begin a number, and the words before the digits of a telephone number. */
const endsInSign = /(?:[$€£+#<>~≈−-]|\btel\.?|\bext\.?|\bnos?\.)$/iu;

const beginsWithNumber = /^[(+$€£<>~≈−-]*\d/u;
const beginsWithRate = /^(?:per|por|an?|a\.m\.|p\.m\.|am|pm)\b/iu;

/**
 * Whether a cut between two texts, at a space, would go through a telephone number, a figure or its
 * unit: `555 | 0100`, `35 | percent`, `$3 | billion`, `3 out of | 4`.
 */
function isInFigure(before: string, after: string): boolean {
  if (endsInNumber.test(before) || endsInUnit.test(before) || endsInRate.test(before)) return true;
  if (beginsWithJoints.test(after) && endsInJoints.test(before)) {
    return !/[.,;:!?]$/.test(before);
  }
  if (beginsWithNumber.test(after)) return endsInSign.test(before);
  return beginsWithRate.test(after) && /\d\S*\s\S+$/u.test(before);
}

/** The longest number, in characters, for which a text may be cut later than asked. */
const longestNumber = 40;

/**
 * Returns the last place at or before `latest` where a text may be cut: a space that is in no
 * telephone number, figure or unit. Where there is none, the next such place; `latest` itself in a
 * word so long that it is no number.
 */
export function cutPlace(text: string, latest: number): number {
  const mayCut = (place: number) =>
    text[place] === ' ' &&
    !isInFigure(
      text.slice(Math.max(0, place - longestNumber), place),
      text.slice(place + 1, place + 1 + longestNumber),
    );
  for (let place = Math.min(latest, text.length - 1); place > 0; place--) {
    if (mayCut(place)) return place;
  }
  if (!/\d/.test(text.slice(0, latest + longestNumber))) return Math.min(latest, text.length);
  for (let place = latest + 1; place < text.length; place++) {
    if (mayCut(place)) return place;
  }
  return text.length;
}
