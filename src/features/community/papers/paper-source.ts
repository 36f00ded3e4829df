import { checklistPhase } from '#features/community/planner/plan.ts';
import type { Checklist } from '#features/community/planner/planner.schema.ts';
import type {
  EmailInvitationsFile,
  EventFlyerFile,
  SignagePackFile,
} from '#features/community/toolkit/files/templates.schema.ts';
import { fillIn } from '#site/words.ts';
import type { PapersPageFile } from './papers-page.schema.ts';

/** The words of the papers, taken from the files of the toolkit, so that both say the same. */
export type PaperSource = ReturnType<typeof paperSource>;

/** A row whose `tasks` are sentences that say who does what; in the content file they are ids. */
export type RunSheetRow = PapersPageFile['runSheet']['rows'][number];

interface Files {
  page: PapersPageFile;
  flyer: EventFlyerFile;
  signage: SignagePackFile;
  invitations: EmailInvitationsFile;
  checklist: Checklist;
  /** The words before a task, with `{who}` for the person who does it. */
  who: string;
}

/**
 * Returns the words of the papers, taken from the content files. Throws where the checklist does
 * not have the phase of a letter, and where the run sheet does not have each task of the day
 * exactly once.
 */
export function paperSource(files: Files) {
  const { page, signage, checklist, who } = files;
  const { rows, ...runSheet } = page.runSheet;
  const { kicker, headline, question, fields, offersTitle, offers, host, credit } = files.flyer;
  const { letters, blanks, subject } = files.invitations;
  return {
    papers: page.papers,
    words: page.words,
    foot: page.foot,
    runSheet,
    blanks,
    subject,
    flyer: { kicker, headline, question, fields, offersTitle, offers, host, credit },
    signs: signage.signs.map(({ title, line }) => ({ title, line })),
    letters: letters.map((letter) => ({
      ...letter,
      daysBefore: checklistPhase(letter.when, checklist.phases).daysBefore,
    })),
    rows: withTasks(rows, checklist, who),
  };
}

function withTasks(rows: readonly RunSheetRow[], { phases }: Checklist, who: string) {
  const tasks = phases.find(({ daysBefore }) => daysBefore === 0)?.tasks ?? [];
  const sentences = new Map(
    tasks.map((task) => [task.id, `${fillIn(who, { who: task.who })} ${task.task}`]),
  );
  const sheetIds = rows.flatMap((row) => row.tasks);
  const missingOrRepeated = [...sentences.keys()].filter(
    (id) => sheetIds.filter((sheetId) => sheetId === id).length !== 1,
  );
  const unknown = sheetIds.filter((id) => !sentences.has(id));
  const wrong = [...missingOrRepeated, ...unknown];
  if (wrong.length > 0) {
    throw new Error(`pages/papers.yaml: the run sheet needs each task of the day once: ${wrong}`);
  }
  return rows.map((row) => ({
    ...row,
    tasks: row.tasks.flatMap((id) => sentences.get(id) ?? []),
  }));
}
