import { type Entry, fieldValues, problemAt } from './entry.ts';
import { asWarnings, displayValue, type Problem, type ProblemText } from './problem.ts';
import { findAll, problemsInTexts } from './problems-in-texts.ts';

/**
 * Problems of words that can harm people: by which a patient is known, and of a hard subject
 * without a note that says so. A child with full name and age is a warning, since the parents may
 * have agreed in writing.
 */
export function protectionProblems(entry: Entry): Problem[] {
  return [
    ...problemsInTexts(entry, ({ text }) => findAll(text, patientMark, ofPatient)),
    ...noteProblems(entry),
    ...asWarnings(childWarnings(entry)),
  ];
}

/** Matches what a patient’s papers say: a day of birth, numbers of a chart or an insurance. */
const patientMark = new RegExp(
  [
    String.raw`\b(?:born (?:on )?|d\.?o\.?b\.?:? |date of birth:? )(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*\.? \d{1,2},? \d{4})`,
    String.raw`\b(?:chart|MRN)(?: (?:number|no\.?))?:? ?#? ?\d{5,}`,
    String.raw`\b(?:record|patient|insurance|medicare|medicaid|policy) (?:number|no\.?|id):? ?#? ?\d{5,}`,
    String.raw`(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])`,
  ].join('|'),
  'gi',
);

const ofPatient: ProblemText = {
  message: 'this may tell who a patient is, and it is public',
  fix: 'Leave it out; an age in years and a season are enough.',
};

/** Pattern of a full name, and of an age below 18 in digits or in words. */
const fullName = String.raw`\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'.-]*)*? \p{Lu}[\p{Ll}’'-]+`;
const childAge = String.raw`(?:\d|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)`;
const child = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])${fullName}(?:,? \(|, (?:who (?:is|was) |age |aged |then )?)${childAge}(?=[,.;)]| and\b| years? old\b)`,
    String.raw`(?<![\p{L}\p{N}])${fullName}, an? ${childAge}[- ]years?[- ]old`,
    String.raw`(?<![\p{L}\p{N}-])${childAge}[- ]years?[- ]old ${fullName}`,
  ].join('|'),
  'gu',
);
/** Matches names of places and rooms, behind which a number is none of years. */
const notOfPeople =
  /\b(?:Street|Avenue|Road|Lane|Drive|Room|Hall|Ward|Floor|Line|Route|Highway|School|County|District|January|February|March|April|May|June|July|August|September|October|November|December)\b/;

/** Kinds that tell of people who are not in public life. */
const kindsAboutPeople: readonly string[] = ['stories', 'speakers', 'board', 'events', 'exchange'];

function childWarnings(entry: Entry): Problem[] {
  if (!kindsAboutPeople.includes(entry.kindName)) return [];
  return problemsInTexts(entry, ({ text }) =>
    findAll(text, child, {
      message: 'says the full name and the age of a child',
      fix: 'Write the first name alone, or leave the age out; a parent must have agreed in writing to both.',
    }).filter(({ found }) => !notOfPeople.test(found)),
  );
}

/** Matches words that people may not want to meet unprepared, besides death itself. */
const hardSubject =
  /\bsuicid\p{L}*|\bkilled (?:him|her|them)sel\p{L}+|\bt(?:ook|ake|aken) (?:his|her|their) own li(?:fe|ves)|\bself-harm\p{L}*|\boverdos\p{L}+|\bstillb\p{L}+|\bmiscarr\p{L}+|\braped?\b|\bsexual(?:ly)? (?:assault|abuse)\p{L}*/iu;

/** The texts of a story whose words are looked at, beside its transcript. */
const tellingFields = ['title', 'quote', 'excerpt'] as const;

function noteProblems(entry: Entry): Problem[] {
  const data = fieldValues(entry);
  const { contentNote } = data;
  if (entry.kindName !== 'stories') return [];
  if (typeof contentNote === 'string' && contentNote.trim() !== '') return [];
  const texts = [...tellingFields.map((field) => String(data[field] ?? '')), entry.raw.body];
  const found = hardSubject.exec(texts.join('\n'))?.[0];
  if (found === undefined) return [];
  const problem = problemAt(entry, ['contentNote'], undefined, {
    message: `is missing, and the story speaks of “${found}”`,
    fix: 'Say in a sentence what it tells of, and where help is: in the US people can call or text 988 at any hour.',
    inForm: `The story speaks of “${found}”. Say so here in a sentence, and where help is: in the US people can call or text 988 at any hour.`,
  });
  return [{ ...problem, found: displayValue(found) }];
}
