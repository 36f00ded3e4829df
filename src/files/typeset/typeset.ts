import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { colorOf } from '#files/share-image/share-colors.ts';
import { markBars, markBox } from '#site/site.ts';
import { anomalies, recordStep } from '#ui/record/record.ts';
import { typesetFonts } from './typeset-fonts.ts';

/** The root of paths in templates, such as `/files/typeset/brand.typ`. */
const workspace = join(process.cwd(), 'src');

const tokens = [
  ...['paper', 'surface', 'cold', 'warm', 'ember', 'on-ember', 'ink', 'ink-2', 'line', 'edge'],
  ...['link', 'action', 'hot', 'ok', 'mark', 'heat', 'fire', 'storm', 'flood'],
];
const steps = Array.from({ length: 12 }, (_, index) => `s${index + 1}`);

/** The input of `brand.typ`: light colors, temperature record and mark (design page, sections 2 and 5). */
const brandData = {
  colors: Object.fromEntries([...tokens, ...steps].map((token) => [token, colorOf(token)])),
  record: anomalies.map((celsius) => ({ celsius, step: recordStep(celsius) })),
  mark: { box: markBox, bars: markBars.map((bar) => ({ ...bar, x: Number(bar.x) })) },
};

/** A document to be typeset. */
export interface TypesetJob {
  /** Path of the template from `src`: `files/typeset/document.typ`. */
  template: string;
  /** Passed to the template as JSON, which it reads as `data` and never as markup. */
  data: unknown;
  /** Pictures that the data names, by path: `/pictures/mark.svg` → bytes (SVG, PNG, JPEG or PDF). */
  pictures?: Readonly<Record<string, Uint8Array>>;
}

let compiler: NodeCompiler | undefined;

/**
 * A template and its data → a tagged PDF/UA-1. The same job gives the same bytes, because the only date is that of the
 * data. Throws with the engine's diagnostics where the template fails or breaks a rule of PDF/UA-1 (ISO 14289-1), such
 * as a picture without a description.
 */
export function typeset(job: TypesetJob): Uint8Array {
  return compiled(
    job,
    (engine, document) => new Uint8Array(engine.pdf(document, { pdfStandard: 'ua-1' })),
  );
}

/** The same job → its pages, one below the other, as one SVG for a preview. Throws as `typeset` does. */
export function typesetPicture(job: TypesetJob): string {
  return compiled(job, (engine, document) => engine.plainSvg(document));
}

/** Compiles a job and writes it with `write`. Throws with the engine's diagnostics. */
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

/** Loads the engine, which is native code, at the first document and not with every page. */
function newCompiler(): NodeCompiler {
  const require = createRequire(join(process.cwd(), 'package.json'));
  const engine: typeof import('@myriaddreamin/typst-ts-node-compiler') = require('@myriaddreamin/typst-ts-node-compiler');
  return engine.NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: typesetFonts() }] });
}

/** The engine's short diagnostics, or the message of the error. */
function reason(error: unknown): string {
  const { shortDiagnostics, message } = (error ?? {}) as Record<string, unknown>;
  return JSON.stringify(shortDiagnostics ?? message ?? String(error));
}
