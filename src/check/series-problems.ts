import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import {
  numbersIn,
  unknownNumbers,
  unnamedRows,
  wrongNumbers,
} from '#features/evidence/series/numbers-in-words.ts';
import { type SeriesFile, seriesSchema } from '#features/evidence/series/series.schema.ts';
import {
  type SeriesTable,
  seriesFolder,
  seriesTable,
  tableEnding,
  tableFaults,
} from '#features/evidence/series/series-table.ts';
import { contradiction } from '#features/evidence/series/statements.ts';
import { type Entry, entriesOfKind, fieldValues, type Ids, problemAt, readText } from './entry.ts';
import { asWarnings, fileProblem, type Problem, type ProblemText } from './problem.ts';

/**
 * Problems of series (docs/decisions/charts.md): each entry has its table and each table its entry,
 * the table can be read, and what the words say of the values is true of them. `paths` are the
 * tables in the folder of the series.
 */
export async function seriesProblems(
  root: string,
  entries: readonly Entry[],
  ids: Ids,
  paths: readonly string[],
): Promise<Problem[]> {
  const wanted = [...(ids.get('series') ?? [])].map(tablePath);
  const stray = paths.filter((path) => !wanted.includes(path));
  const absent = wanted.filter((path) => !paths.includes(path));
  const figures = figuresOf(entries);
  const checks = entriesOfKind(entries, 'series').map(async (entry) => {
    const path = tablePath(entry.id);
    if (!paths.includes(path)) return [];
    const { text, problems } = readText(path, await readFile(join(root, path)));
    return text === undefined ? problems : [...problems, ...problemsWith(entry, text, figures)];
  });
  return [
    ...stray.map((path) => fileProblem(path, texts.noEntry)),
    ...absent.map((path) => fileProblem(path, texts.noTable)),
    ...(await Promise.all(checks)).flat(),
  ];
}

function tablePath(id: string): string {
  return posix.join(seriesFolder, `${id}.${tableEnding}`);
}

/** The figures of claims as they are published, by the ids of the claims. */
function figuresOf(entries: readonly Entry[]): ReadonlyMap<string, string> {
  return new Map(
    entriesOfKind(entries, 'claims').flatMap((entry) => {
      const { figure } = fieldValues(entry);
      return typeof figure === 'string' ? [[entry.id, figure]] : [];
    }),
  );
}

/** The problems of an entry with the text of its table; none where its fields are wrong. */
function problemsWith(entry: Entry, csv: string, figures: ReadonlyMap<string, string>): Problem[] {
  const { success, data: file } = seriesSchema.safeParse(entry.data);
  if (!success) return [];
  const faults = tableFaults(file, csv);
  if (faults.length > 0) {
    return faults.map(({ line, field, found, message, fix }) => {
      const inForm = texts.inTable(message);
      return fileProblem(tablePath(entry.id), { message, fix, inForm }, { line, field, found });
    });
  }
  const table = seriesTable(file, csv);
  return [
    ...rowNameProblems(entry, file, table),
    ...statementProblems(entry, file, table),
    ...sentenceProblems(entry, file, table),
    ...claimProblems(entry, file, table, figures),
    ...asWarnings([...outlierProblems(entry, table), ...sourceYearProblems(entry, file, table)]),
  ];
}

/** How many times a value must be smaller or larger than all others to look like another unit. */
const otherUnit = 90;

/**
 * Problems of values that are about a hundred times smaller or larger than all others of their
 * column, as 0.57 is beside percents, or 1.069 where a comma became a point.
 */
function outlierProblems(entry: Entry, table: SeriesTable): Problem[] {
  return table.columns.flatMap(({ name }, column) => {
    const values = table.rows.map(({ values }) => values[column]);
    return values.flatMap((value, row) => {
      const others = values.filter((one, index) => one && index !== row) as number[];
      if (!value || others.length < 2) return [];
      const sizes = others.map(Math.abs);
      const isSmall = Math.abs(value) * otherUnit < Math.min(...sizes);
      const isLarge = Math.abs(value) > Math.max(...sizes) * otherUnit;
      if (!isSmall && !isLarge) return [];
      const text = texts.otherUnit(value, table.rows[row]?.label ?? '', isSmall);
      const where = { line: row + 2, field: name, found: String(value) };
      return fileProblem(tablePath(entry.id), text, where);
    });
  });
}

/** The problem of a document that was published before the last year of its values. */
function sourceYearProblems(entry: Entry, file: SeriesFile, table: SeriesTable): Problem[] {
  const { source, projected = [] } = file;
  const measured = table.rows.filter(({ label }) => !projected.includes(label));
  const years = measured.flatMap(({ label }) => (/^\d{4}$/.test(label) ? Number(label) : []));
  const last = Math.max(...years);
  if (!(last > source.year)) return [];
  return [problemAt(entry, ['source', 'year'], source.year, texts.earlySource(last))];
}

/** Problems of names of rows that the table has not. */
function rowNameProblems(entry: Entry, file: SeriesFile, table: SeriesTable): Problem[] {
  const { projected = [], means = [], break: change } = file;
  const named = [
    ...projected.map((row, index) => ({ path: ['projected', index], row })),
    ...means.flatMap(({ from, to }, index) => [
      { path: ['means', index, 'from'], row: from },
      { path: ['means', index, 'to'], row: to },
    ]),
    ...(change ? [{ path: ['break', 'before'], row: change.before }] : []),
  ];
  const labels = table.rows.map(({ label }) => label);
  return named
    .filter(({ row }) => !labels.includes(row))
    .map(({ path, row }) => problemAt(entry, path, row, texts.noRow));
}

function statementProblems(entry: Entry, file: SeriesFile, table: SeriesTable): Problem[] {
  return file.statements.flatMap((statement, index) => {
    const reason = contradiction(statement, table);
    const path = ['statements', index, 'that'];
    return reason ? [problemAt(entry, path, statement.that, texts.untrue(reason))] : [];
  });
}

/** Problems of title and text alternative with numbers that the values do not give. */
function sentenceProblems(entry: Entry, file: SeriesFile, table: SeriesTable): Problem[] {
  const inBoth = (['title', 'alternative'] as const).flatMap((field) => {
    const text = file[field];
    const wrong = wrongNumbers(text, table).map(({ written, row, value }) =>
      problemAt(entry, [field], text, texts.otherValue(written, row, value)),
    );
    const unknown = unknownNumbers(text, file, table, field === 'title');
    if (wrong.length > 0 || unknown.length === 0) return wrong;
    return [problemAt(entry, [field], text, texts.unknownNumber(unknown.join(', ')))];
  });
  if (file.chart !== 'series' || inBoth.length > 0) return inBoth;
  return unnamedRows(file.alternative, table).map(({ which, row, value }) =>
    problemAt(entry, ['alternative'], file.alternative, texts.unnamed(which, row, value)),
  );
}

/** Problems of figures that a series says it has, and has not. */
function claimProblems(
  entry: Entry,
  file: SeriesFile,
  table: SeriesTable,
  figures: ReadonlyMap<string, string>,
): Problem[] {
  return file.claims.flatMap(({ claim, states }, index) => {
    if (states === undefined) return [];
    const path = ['claims', index, 'states'];
    const figure = figures.get(claim);
    if (figure === undefined || !figure.includes(states)) {
      return [problemAt(entry, path, states, texts.otherFigure(claim, figure))];
    }
    const unknown = numbersIn(states).length === 0 ? [states] : unknownNumbers(states, file, table);
    const text = texts.notInValues(unknown.join(', '));
    return unknown.length === 0 ? [] : [problemAt(entry, path, states, text)];
  });
}

const texts = {
  noEntry: {
    message: 'no series has this name',
    fix: 'Name it like the entry of its series, such as "wildfire-acres.csv", or delete it.',
    inForm: 'This table belongs to no series. Remove it.',
  },
  noTable: {
    message: 'the series has no table',
    fix: 'Put its values beside it: names of columns in the first line, then a line for each year or name.',
    inForm:
      'The table with the values of this series is missing. Ask whoever keeps the site to add it.',
  },
  inTable: (message: string) =>
    `The table of this series ${message.replaceAll(/"([^"]*)"/g, '“$1”')}. Ask whoever keeps the site to mend it.`,
  otherUnit: (value: number, row: string, isSmall: boolean) => {
    const size = isSmall ? 'a hundred times smaller' : 'a hundred times larger';
    return {
      message: `has ${value} for ${row}, which is about ${size} than all other values`,
      fix: 'Look at its unit, at percent and shares of one, and at the point; leave it if it is right.',
      inForm: `The table of this series has ${value} for ${row}, which is about ${size} than all other values. Let whoever keeps the site look at its unit, and at the point.`,
    };
  },
  earlySource: (last: number) => ({
    message: `is before ${last}, the last year in the table`,
    fix: 'Correct the year of the document, or mark the years that are foreseen as "projected".',
    inForm: `This is before ${last}, the last year in the table. Correct it, or name the years that are foreseen under “Projected”.`,
  }),
  noRow: {
    message: 'is no row of the table',
    fix: 'Write the name of a row as it stands in the first column.',
  },
  untrue: (reason: string) => ({
    message: `is not what the values say: ${reason}`,
    fix: 'Correct the statement and the sentence that makes it, or the values.',
  }),
  otherValue: (written: string, row: string, value: number) => ({
    message: `gives ${written} for ${row}, where the table has ${value}`,
    fix: 'Write the value of the table, rounded or not.',
  }),
  unknownNumber: (numbers: string) => ({
    message: `has a number that the values do not give: ${numbers}`,
    fix: 'Correct it, or add the statement it comes from under "statements".',
    inForm: `This has a number that the values do not give: ${numbers}. Correct it, or add what it comes from under “Statements”.`,
  }),
  unnamed: (which: string, row: string, value: number) => ({
    message: `does not give the ${which} value, ${value} in ${row}`,
    fix: 'Write it, so that whoever does not see the chart knows where it begins, ends and is highest.',
  }),
  otherFigure: (claim: string, figure: string | undefined) => ({
    message: `is no part of the figure of "${claim}"`,
    fix: `Write words of that figure: ${figure === undefined ? 'it has none, so leave this out' : `"${figure}"`}.`,
    inForm:
      figure === undefined
        ? 'The figure that is named above has no words of its own, so empty this.'
        : `The figure that is named above is “${figure}”, and these words are no part of it. Write those of it that the values give, and correct the sentences beside it.`,
  }),
  notInValues: (numbers: string) => ({
    message: `has a number that the values do not give: ${numbers}`,
    fix: 'Leave it out where the series counts something else, or correct the values.',
  }),
} satisfies Record<string, ProblemText | ((...found: never[]) => ProblemText | string)>;
