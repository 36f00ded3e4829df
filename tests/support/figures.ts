const number = String.raw`\d(?:,?\d)*(?:\.\d+)?`;
const range = String.raw`${number}(?:\s?(?:[-–]|to)\s?\$?${number})?`;
const many = '(?:hundred|thousand|million|billion|trillion)';
const people =
  '(?:people|persons|adults|children|americans|patients|deaths?|lives|visits|hospital stays|endorsers|residents|workers|students|disasters|outbreaks|hospitals)';

/**
 * Patterns of figures: a share (`40%`), a multiple (`2x`), a sum of money (`$1 million`), a
 * temperature (`3 degrees`), a number of people or of events in their lives (`120 deaths`).
 */
const figurePatterns: readonly RegExp[] = [
  new RegExp(String.raw`${range}\s?(?:%|percent\b|per cent\b)`, 'gi'),
  new RegExp(String.raw`${range}\s?[x×](?!\w|\s?\d)|${number}[- ]?fold\b|${number} times\b`, 'gi'),
  /\b(?:two|three|four|five|six|seven|eight|nine|ten)fold\b/gi,
  new RegExp(String.raw`\$\s?${range}(?:\s${many})?|${number} dollars\b`, 'gi'),
  new RegExp(String.raw`${range}\s?(?:°|degrees?\b)`, 'gi'),
  new RegExp(String.raw`${range} (?:${many}|(?:[a-z]+ )?${people})\b`, 'gi'),
];

/** Every figure of a text, as it is written, each once. */
export function figuresIn(text: string): string[] {
  return [
    ...new Set(
      figurePatterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([figure]) => figure)),
    ),
  ];
}

/** A figure with dashes, degree signs and spaces made alike, to be compared with others. */
export function sameFigure(figure: string): string {
  return figure
    .toLowerCase()
    .replace(/[–—]/g, '-')
    .replace(/\s?degrees?( f)?\b/g, '°')
    .replace(/\s+/g, ' ');
}
