const number = String.raw`\d(?:,?\d)*(?:\.\d+)?`;
const range = String.raw`${number}(?:\s?(?:[-–]|to)\s?\$?${number})?`;
const many = '(?:hundred|thousand|million|billion|trillion)';
const people =
  '(?:people|persons|adults|children|americans|patients|deaths?|lives|visits|hospital stays|endorsers|residents|workers|students|disasters|outbreaks|hospitals)';

/**
 * What counts as a figure: a share, a multiple, a sum of money, a temperature, a number of people
 * or of what befell them.
 */
const kinds: readonly RegExp[] = [
  new RegExp(String.raw`${range}\s?(?:%|percent\b|per cent\b)`, 'gi'),
  new RegExp(String.raw`${range}\s?[x×](?!\w|\s?\d)|${number}[- ]?fold\b|${number} times\b`, 'gi'),
  /\b(?:two|three|four|five|six|seven|eight|nine|ten)fold\b/gi,
  new RegExp(String.raw`\$\s?${range}(?:\s${many})?|${number} dollars\b`, 'gi'),
  new RegExp(String.raw`${range}\s?(?:°|degrees?\b)`, 'gi'),
  new RegExp(String.raw`${range} (?:${many}|(?:[a-z]+ )?${people})\b`, 'gi'),
];

/** Every figure of a text, as it is written, each once. */
export function figuresIn(text: string): string[] {
  return [...new Set(kinds.flatMap((kind) => [...text.matchAll(kind)].map(([figure]) => figure)))];
}

/** Figures as they are compared: dashes, signs and spaces aside. */
export function sameFigure(figure: string): string {
  return figure
    .toLowerCase()
    .replace(/[–—]/g, '-')
    .replace(/\s?degrees?( f)?\b/g, '°')
    .replace(/\s+/g, ' ');
}
