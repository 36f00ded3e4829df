/** Words that no visitor reads, with what stands in their place. */
export interface UnusedWords {
  /** The name of the words, as the title of a test has it. */
  kind: string;
  pattern: RegExp;
  /** Phrases in which they mean something else, and names that are what they are. */
  exceptions?: readonly RegExp[];
}

const monthNames =
  'January|February|March|April|May|June|July|August|September|October|November|December' +
  '|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';

/**
 * The words that the site does not use: American English, one word for one thing, one spelling of
 * hours and days.
 */
export const unusedWords: readonly UnusedWords[] = [
  {
    kind: '“tick” for “check off”',
    pattern: /\btick(s|ed|ing)?\b/i,
    exceptions: [
      // The animal.
      /\bticks?,? (mosquito|and mosquito|bite|season|check|cling|wait|in a bag)|\btracks ticks\b/gi,
      /\bmosquitoes, ticks\b|\b(which|where) ticks\b|\bremove a tick\b|\bsave a tick\b|\bthe ticks had\b/gi,
    ],
  },
  {
    kind: '“papers” for “materials”',
    pattern: /\bpapers\b/i,
    exceptions: [/\bask for papers\b/gi],
  },
  {
    kind: '“letter” for “message” or “request”',
    pattern: /\bletters?\b/i,
    exceptions: [
      // Letters of the alphabet, and the size of a sheet.
      /\b(large|similar) letters\b|\blost a letter\b|\bUS Letter\b/gi,
      // Works that are called so, what journals print, and what goes to officials.
      /\bresearch letter\b|\bthe letter itself was not read\b/g,
      /\bLetter to a young councilwoman\b|\bDesert Skin Letters\b|\b(Medical|Policy) Letter\b/g,
      /\ba letter or testimony to officials\b/g,
    ],
  },
  { kind: '“e-mail” for “email”', pattern: /\be-mails?\b/i },
  {
    kind: 'hours of a 24-hour clock, without minutes, or with periods, such as 17:00, 5 PM, 5 p.m.',
    pattern:
      /\b(1[3-9]|2[0-3]):[0-5]\d\b|\b0\d:[0-5]\d\b(?!:)|\d\s?[ap]\.\s?m\.|(?<![:\d])\d{1,2}\s?[ap]m\b/i,
    // The line of a card has room for the short form alone.
    exceptions: [/[\d:]+( [AP]M)?–[\d:]+ [AP]M( [A-Z]T)?/g],
  },
  { kind: '“working day” for “business day”', pattern: /\bwork(ing)? (day|hour)s?\b/i },
  {
    kind: 'days before months, and days in digits, such as 5 May, 2027-05-05',
    pattern: new RegExp(
      `\\b\\d{1,2}(st|nd|rd|th)? (of )?(${monthNames})\\b(?! \\d{1,2}\\b)|\\b20\\d\\d-\\d\\d-\\d\\d\\b`,
    ),
    // What the tools of authors and their standards have in this form.
    exceptions: [/\bAccessed \d{4}-\d\d-\d\d\b/g],
  },
  {
    kind: 'British spellings',
    pattern: new RegExp(
      [
        '\\b\\w*(colour|favour|behaviour|neighbour|labour|honour|flavour|humour|rumour|harbour)\\w*',
        '\\b(re)?(organis|recognis|realis|apologis|summaris|emphasis|minimis|maximis|prioritis)(e|ed|es|ing|ation)\\b',
        '\\banalys(e|ed|ing)\\b|\\b(centre|metre|kilometre|litre|theatre|fibre)s?\\b|\\blicences?\\b|\\bprogrammes?\\b',
        '\\b(travell|cancell|labell|modell|counsell)(ed|ing|or|er)s?\\b|\\b(learnt|spelt|burnt|whilst|amongst)\\b',
        '\\b(to|after)wards\\b|\\bgrey\\b|\\bjudgement|\\bcatalogue|\\bageing\\b|\\bsceptic|\\bdefence\\b|\\bfortnight\\b',
        '\\b(paediatr|anaem|oesophag|orthopaed|diarrhoea|haem)\\w*|\\benrol\\b|\\bfulfil\\b|\\bpractis(e|ed|ing)\\b',
      ].join('|'),
      'i',
    ),
    // The value of a field, a publisher, and the title of a study.
    exceptions: [
      /\bClimate Change Centre Austria\b/g,
      /^cancelled$/g,
      /\bobservational and modelling study\b/g,
    ],
  },
  {
    kind: '“mend” for “fix”, “side by side” for “compare”, “else” for “otherwise”',
    pattern: /\bmend(ed|ing|s)?\b|\bside by side\b|(?:^|[.:!?] )Else\b/i,
    exceptions: [
      // A body mends, and sheets lie on a table.
      /\bmended abdomen\b|\blittle time to mend\b|\blaying them side by side\b/g,
    ],
  },
];

/** Returns the place in a text that has such words, with some words around; undefined if none. */
export function unusedIn(text: string, { pattern, exceptions = [] }: UnusedWords) {
  // Addresses and names of what a browser keeps (“draft:papers”) are no words.
  const names = /https?:\/\/\S+|(?<=\]\()\/[^)\s]*|(?<![\w.])\/[a-z][\w/#-]*|“[a-z-]+(:[a-z-]+)?”/g;
  const words = [names, ...exceptions].reduce(
    (remaining, exception) => remaining.replaceAll(exception, ' … '),
    text,
  );
  const found = pattern.exec(words);
  if (!found) return undefined;
  return words.slice(Math.max(0, found.index - 40), found.index + found[0].length + 40).trim();
}
