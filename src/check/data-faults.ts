import type { ContentFile } from './content-files.ts';
import type { Fault } from './fault.ts';

/** The temperature record that the pictures of the site are drawn from. */
export const recordFile = 'data/gistemp-annual.csv';
const header = 'year,anomaly_c';
const firstYear = 1880;

/** Whether a file holds measured data and not words: everything under `data`. */
export function isDataFile(file: ContentFile): boolean {
  return file.folder === 'data';
}

/** Faults in the temperature record: one line a year from 1880, each `year,anomaly`. */
export function dataFaults(text: string | undefined): Fault[] {
  if (text === undefined) {
    return [at(1, 'nothing', 'the temperature record is missing', 'Bring the file back.')];
  }
  const [first = '', ...rows] = text.trimEnd().split(/\r?\n/);
  const faults = rows.flatMap((row, index) => rowFaults(row, index));
  if (first !== header) {
    faults.unshift(at(1, first, 'the first line must name the columns', `Write ${header}.`));
  }
  if (rows.length === 0) {
    faults.push(at(1, 'nothing', 'the record has no years', 'Bring the lines back.'));
  }
  return faults;
}

function rowFaults(row: string, index: number): Fault[] {
  const year = firstYear + index;
  if (new RegExp(`^${year},-?\\d+(\\.\\d+)?$`).test(row)) return [];
  const remedy = `Write ${year}, a comma and the year’s anomaly, such as "${year},0.42".`;
  return [at(index + 2, row, 'the line is not the next year of the record', remedy)];
}

function at(line: number, found: string, problem: string, remedy: string): Fault {
  return { file: recordFile, line, column: 1, field: '', found, problem, remedy };
}
