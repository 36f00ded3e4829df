import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { brandData } from './brand-data.ts';
import { typesetFonts } from './typeset-fonts.ts';

/** Templates name each other by their path from here, such as `/files/typeset/brand.typ`. */
const workspace = join(process.cwd(), 'src');

/** A document to be typeset. */
export interface TypesetJob {
  /** Path of the template from `src`: `files/typeset/document.typ`. */
  template: string;
  /** What the template sets, as JSON; a template reads it as `data` and never as markup. */
  data: unknown;
  /** Pictures the data names, by their path: `/pictures/mark.svg` → bytes (SVG, PNG, JPEG or PDF). */
  pictures?: Readonly<Record<string, Uint8Array>>;
}

let compiler: NodeCompiler | undefined;

/**
 * A template and its data → a tagged PDF of the kind PDF/UA-1. The same job gives the same bytes: no date but that of
 * the data is in it. Throws with the engine's own words where the template fails or the rules of PDF/UA-1 are broken,
 * such as a picture without a description (ISO 14289-1).
 */
export function typeset(job: TypesetJob): Uint8Array {
  return compiled(
    job,
    (engine, document) => new Uint8Array(engine.pdf(document, { pdfStandard: 'ua-1' })),
  );
}

/** The same job → its pages below each other as one SVG, from which a preview is drawn. */
export function typesetPicture(job: TypesetJob): string {
  return compiled(job, (engine, document) => engine.plainSvg(document));
}

/** Compiles a job and writes it in one way or another; what fails is said in the engine's own words. */
function compiled<Written>(
  { template, data, pictures = {} }: TypesetJob,
  write: (engine: NodeCompiler, document: NodeTypstDocument) => Written,
): Written {
  compiler ??= newCompiler();
  compiler.resetShadow();
  for (const [path, bytes] of Object.entries(pictures)) {
    compiler.mapShadow(join(workspace, path), Buffer.from(bytes));
  }
  const inputs = { data: JSON.stringify(data), brand: JSON.stringify(brandData) };
  try {
    const made = compiler.compile({ mainFilePath: join(workspace, template), inputs });
    if (!made.result) throw made.takeDiagnostics() ?? made.takeError();
    return write(compiler, made.result);
  } catch (error) {
    throw new Error(`${template}: ${reason(error)}`);
  } finally {
    compiler.evictCache(10);
  }
}

/** The engine is native code, so it is loaded when the first document is made and not with every page. */
function newCompiler(): NodeCompiler {
  const require = createRequire(join(process.cwd(), 'package.json'));
  const engine: typeof import('@myriaddreamin/typst-ts-node-compiler') = require('@myriaddreamin/typst-ts-node-compiler');
  return engine.NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: typesetFonts() }] });
}

/** What the engine says of a failure: its short diagnostics, or the message of the error. */
function reason(error: unknown): string {
  const { shortDiagnostics, message } = (error ?? {}) as Record<string, unknown>;
  return JSON.stringify(shortDiagnostics ?? message ?? String(error));
}
