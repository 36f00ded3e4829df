import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { drawable } from '#files/font-letters.ts';
import { documentFiles, readFont } from '#files/fonts.ts';
import { colorOf } from '#files/share-image/share-colors.ts';
import { markBars, markBox } from '#site/site.ts';
import { anomalies, recordStep } from '#ui/record/record.ts';

/** The root of paths in templates, such as `/files/typeset/brand.typ`. */
const workspace = join(process.cwd(), 'src');

const tokens = [
  'paper',
  'surface',
  'cold',
  'warm',
  'ember',
  'on-ember',
  'ink',
  'ink-2',
  'line',
  'edge',
  'link',
  'action',
  'hot',
  'ok',
  'mark',
  'heat',
  'fire',
  'storm',
  'flood',
];
const steps = Array.from({ length: 12 }, (_, index) => `s${index + 1}`);

/**
 * The input of `brand.typ`: light colors, temperature record and mark (docs/requirements/design.md,
 * sections 2 and 5).
 */
const brandData = {
  colors: Object.fromEntries([...tokens, ...steps].map((token) => [token, colorOf(token)])),
  record: anomalies.map((celsius) => ({ celsius, step: recordStep(celsius) })),
  mark: { box: markBox, bars: markBars.map((bar) => ({ ...bar, x: Number(bar.x) })) },
};

export interface TypesetJob {
  /** Path of the template from `src`: `files/typeset/document.typ`. */
  template: string;
  /** Passed to the template as JSON, which it reads as `data` and never as markup. */
  data: unknown;
  /**
   * The bytes of pictures (SVG, PNG, JPEG or PDF) by the path in the data: `/pictures/mark.svg`.
   */
  pictures?: Readonly<Record<string, Uint8Array>>;
}

const require = createRequire(join(process.cwd(), 'package.json'));
let compiler: NodeCompiler | undefined;

/**
 * Typesets a template with its data as a tagged PDF/UA-1. The same job gives the same bytes. Throws
 * with the engine's diagnostics if the template fails or breaks a rule of PDF/UA-1 (ISO 14289-1),
 * such as a picture without a description.
 */
export function typeset(job: TypesetJob): Uint8Array {
  return compiled(
    job,
    (engine, document) => new Uint8Array(engine.pdf(document, { pdfStandard: 'ua-1' })),
  );
}

/**
 * Typesets a job as one SVG with its pages below each other, for a preview. Throws as `typeset`.
 */
export function typesetPicture(job: TypesetJob): string {
  return compiled(job, (engine, document) => engine.plainSvg(document));
}

function compiled<Written>(
  { template, data, pictures = {} }: TypesetJob,
  write: (engine: NodeCompiler, document: NodeTypstDocument) => Written,
): Written {
  compiler ??= newCompiler();
  compiler.resetShadow();
  for (const [path, bytes] of Object.entries(pictures)) {
    compiler.mapShadow(join(workspace, path), Buffer.from(bytes));
  }
  const inputs = { data: drawable(JSON.stringify(data)), brand: JSON.stringify(brandData) };
  try {
    const compilation = compiler.compile({ mainFilePath: join(workspace, template), inputs });
    if (!compilation.result) throw compilation.takeDiagnostics() ?? compilation.takeError();
    return write(compiler, compilation.result);
  } catch (error) {
    throw new Error(`${template}: ${reason(error)}`);
  } finally {
    compiler.evictCache(10);
  }
}

/** Loads the engine, which is native code, at the first document and not with every page. */
function newCompiler(): NodeCompiler {
  const engine: typeof import('@myriaddreamin/typst-ts-node-compiler') = require('@myriaddreamin/typst-ts-node-compiler');
  return engine.NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: typesetFonts() }] });
}

function reason(error: unknown): string {
  const { shortDiagnostics, message } = (error ?? {}) as Record<string, unknown>;
  return JSON.stringify(shortDiagnostics ?? message ?? String(error));
}

function typesetFonts(): Buffer[] {
  return documentFiles.map((file) => Buffer.from(woffToSfnt(readFont(file))));
}

/**
 * Lengths in bytes of the WOFF header and of an entry of its table directory (W3C WOFF 1.0,
 * sections 3 and 4).
 */
const woffHeader = 44;
const woffEntry = 20;
/** The same lengths of the OpenType font inside (OpenType, “Table Directory”). */
const sfntHeader = 12;
const sfntEntry = 16;

/**
 * Returns the OpenType font inside a WOFF 1.0 web font (https://www.w3.org/TR/WOFF/), for the
 * typesetter. Throws for other bytes.
 */
export function woffToSfnt(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (from.getUint32(0) !== 0x774f4646) throw new Error('not a WOFF 1.0 font');
  const count = from.getUint16(12);
  const sfnt = new Uint8Array(from.getUint32(16));
  const to = new DataView(sfnt.buffer);
  writeHeader(to, from.getUint32(4), count);
  let end = sfntHeader + sfntEntry * count;
  for (let table = 0; table < count; table += 1) {
    const entry = woffHeader + woffEntry * table;
    const start = from.getUint32(entry + 4);
    const packed = from.getUint32(entry + 8);
    const length = from.getUint32(entry + 12);
    const bytes = woff.subarray(start, start + packed);
    sfnt.set(packed < length ? inflateSync(bytes) : bytes, end);
    const sfntOffset = sfntHeader + sfntEntry * table;
    to.setUint32(sfntOffset, from.getUint32(entry));
    to.setUint32(sfntOffset + 4, from.getUint32(entry + 16));
    to.setUint32(sfntOffset + 8, end);
    to.setUint32(sfntOffset + 12, length);
    end += Math.ceil(length / 4) * 4;
  }
  return sfnt;
}

/**
 * The header: font flavor, number of tables, and the values for a binary search of the table
 * directory.
 */
function writeHeader(to: DataView, flavor: number, count: number) {
  const halvings = Math.floor(Math.log2(count));
  const range = 16 * 2 ** halvings;
  to.setUint32(0, flavor);
  to.setUint16(4, count);
  to.setUint16(6, range);
  to.setUint16(8, halvings);
  to.setUint16(10, 16 * count - range);
}
