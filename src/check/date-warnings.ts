import { type Entry, fieldValues, problemsInFields } from './entry.ts';
import { asWarnings, type Problem, type ProblemText } from './problem.ts';

/** The part that a day plays in an entry. */
type DayRole = 'due' | 'done' | 'coming' | 'last';

/**
 * The role of a field, by the last key of its path: a day by which something is due again, a day on
 * which something was done, a moment of an event, the last day of an offer.
 */
const roles: Readonly<Record<string, DayRole>> = {
  nextCheck: 'due',
  nextReview: 'due',
  checked: 'done',
  reviewed: 'done',
  updated: 'done',
  added: 'done',
  posted: 'done',
  recorded: 'done',
  published: 'done',
  made: 'done',
  ran: 'done',
  start: 'coming',
  end: 'coming',
  movedFrom: 'coming',
  until: 'last',
  date: 'coming',
  year: 'done',
  since: 'done',
};

/** The years that days of the network lie in at most: before its time, and after any plan. */
const firstYear = 2015;
const yearsAhead = 3;

/**
 * Warnings of days that are overdue, over, in the future where they cannot be, or decades away, as
 * 2062 for 2026 is. `today` is `YYYY-MM-DD`.
 */
export function dateWarnings(entry: Entry, today: string): Problem[] {
  return asWarnings(
    problemsInFields(entry, ({ path, value }) => {
      const key = String(path.at(-1));
      const role = Object.hasOwn(roles, key) ? roles[key] : undefined;
      if (role === undefined) return undefined;
      const isYear = typeof value === 'number' && Number.isInteger(value);
      if (typeof value !== 'string' && !isYear) return undefined;
      const day = String(value).slice(0, 10);
      if (!/^\d{4}(-\d\d){0,2}$/.test(day)) return undefined;
      return problemOfDay({ key, day, role: roleIn(entry, path, role), today, entry });
    }),
  );
}

/** The role of a day of history, which was done, and of one of the desk, which is to come. */
function roleIn(entry: Entry, path: readonly PropertyKey[], role: DayRole): DayRole {
  return path[0] === 'history' && entry.kindName === 'claims' ? 'done' : role;
}

interface DayCheck {
  key: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  day: string;
  role: DayRole;
  today: string;
  entry: Entry;
}

function problemOfDay({ key, day, role, today, entry }: DayCheck): ProblemText | undefined {
  const year = Number(day.slice(0, 4));
  const thisYear = Number(today.slice(0, 4));
  // Of the same length, so that this year is not later than today.
  const now = today.slice(0, day.length);
  if (role === 'done' && day > now && !isRoundedUp(key, year, thisYear)) return texts.future;
  if (role !== 'done' && year > thisYear + yearsAhead) return texts.decades(year);
  // Documents, publications and first years in practice may be old.
  const mayBeOld = key === 'published' || key === 'year' || key === 'since' || key === 'recorded';
  if (!mayBeOld && year < firstYear) return texts.longAgo(year);
  if (role === 'due' && day < today) return texts.overdue;
  const { status } = fieldValues(entry);
  return role === 'last' && status === 'open' && day < today ? texts.over : undefined;
}

/** Whether a year may be the coming one: an appearance that is agreed, a paper ahead of print. */
function isRoundedUp(key: string, year: number, thisYear: number): boolean {
  return key === 'year' && year === thisYear + 1;
}

const texts = {
  future: {
    message: 'is in the future, but it has happened already',
    fix: 'Correct the day; look at the year first.',
  },
  decades: (year: number) => ({
    message: `is in ${year}, many years ahead`,
    fix: 'Correct the year, if two digits of it changed places.',
  }),
  longAgo: (year: number) => ({
    message: `is in ${year}, long before this network`,
    fix: 'Correct the year, if two digits of it changed places.',
  }),
  overdue: {
    message: 'is over: this is due to be read and compared again',
    fix: 'Read it again, correct what has changed, and write the day of today and the next one.',
  },
  over: {
    message: 'is over, and the entry is still open',
    fix: 'Write a later day, choose that it is matched, or delete the entry.',
  },
} satisfies Record<string, ProblemText | ((year: number) => ProblemText)>;
