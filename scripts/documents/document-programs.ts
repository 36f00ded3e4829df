import { findProgram } from '../debian/find-program.ts';

/** The programs that open the downloads in the tests, and the Debian packages they come in. */
export const documentPrograms = {
  pdfinfo: ['poppler-utils'],
  pdffonts: ['poppler-utils'],
  pdftotext: ['poppler-utils'],
  qpdf: ['qpdf'],
  unzip: ['unzip'],
  soffice: ['libreoffice-writer-nogui', 'libreoffice-calc-nogui'],
} as const satisfies Record<string, readonly string[]>;
export type DocumentProgram = keyof typeof documentPrograms;

/** The programs that are missing here. */
export function missingPrograms(path?: string): DocumentProgram[] {
  const names = Object.keys(documentPrograms) as DocumentProgram[];
  return names.filter((name) => !findProgram(name, path));
}
