import csv from '#words/data/gistemp-annual.csv?raw';

/** The numbers behind the picture of the record. */
export function GET(): Response {
  return new Response(csv, { headers: { 'content-type': 'text/csv;charset=utf-8' } });
}
