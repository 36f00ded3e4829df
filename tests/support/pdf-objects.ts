import { programOutput } from './downloads.ts';

/**
 * A value of a PDF as qpdf writes it in JSON: names begin with `/`, texts with `u:`, references end
 * in ` R`.
 */
export type PdfValue = string | number | boolean | null | PdfValue[] | { [key: string]: PdfValue };
export type PdfDictionary = { [key: string]: PdfValue };

/** A PDF that qpdf has read: its objects by number, and the bytes of its streams. */
export interface PdfObjects {
  catalog: PdfDictionary;
  /** Every dictionary of the file, those of streams among them. */
  dictionaries: PdfDictionary[];
  /** A value, or the value that it refers to. */
  resolve: (value: PdfValue | undefined) => PdfValue | undefined;
  /** The same, as a dictionary; empty where it is none. */
  dictionary: (value: PdfValue | undefined) => PdfDictionary;
  /** The same, as a list; a single value is a list of one. */
  list: (value: PdfValue | undefined) => PdfValue[];
  /** The unpacked bytes of a stream, as Latin-1. */
  stream: (reference: PdfValue | undefined) => string;
}

interface QpdfObject {
  value?: PdfValue;
  stream?: { data: string; dict: PdfDictionary };
}

/** Reads a PDF with qpdf (its JSON, version 2). */
export async function pdfObjects(file: string): Promise<PdfObjects> {
  const args = ['--json=2', '--json-stream-data=inline', '--decode-level=generalized'];
  const json = JSON.parse(await programOutput('qpdf', ...args, file));
  const objects: Record<string, QpdfObject> = json.qpdf[1];
  const object = (value: PdfValue | undefined) =>
    typeof value === 'string' && value.endsWith(' R') ? objects[`obj:${value}`] : undefined;
  const resolve = (value: PdfValue | undefined): PdfValue | undefined => {
    const found = object(value);
    return found ? (found.stream?.dict ?? found.value) : value;
  };
  const dictionary = (value: PdfValue | undefined): PdfDictionary => {
    const found = resolve(value);
    return found && typeof found === 'object' && !Array.isArray(found) ? found : {};
  };
  const list = (value: PdfValue | undefined): PdfValue[] => {
    const found = resolve(value);
    if (found === undefined || found === null) return [];
    return Array.isArray(found) ? found : [value as PdfValue];
  };
  return {
    resolve,
    dictionary,
    list,
    catalog: dictionary(dictionary(objects['trailer']?.value)['/Root']),
    dictionaries: Object.values(objects).map(({ value, stream }) =>
      dictionary(stream?.dict ?? value),
    ),
    stream: (reference) =>
      Buffer.from(object(reference)?.stream?.data ?? '', 'base64').toString('latin1'),
  };
}
