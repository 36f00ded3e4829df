import { SaxesParser, type SaxesTagPlain } from 'saxes';
import sharp from 'sharp';
import type { Advice } from './entry.ts';
import { attributeProblem, svgElements } from './svg-allowed.ts';

const mostProblems = 5;
const remedy = 'Export the drawing again as "plain SVG" or "optimized SVG", or save it as PNG.';

/** What is wrong with an SVG: it may draw, and do nothing else. At most five problems, the first ones. */
export async function svgAdvice(bytes: Buffer): Promise<Advice[]> {
  const problems = sourceProblems(bytes.toString('utf8'));
  if (problems.length === 0 && !(await draws(bytes))) problems.push('the drawing cannot be drawn');
  return problems.slice(0, mostProblems).map((problem) => ({ problem, remedy }));
}

function sourceProblems(source: string): string[] {
  const parser = new SaxesParser({});
  const found = new Set<string>();
  const report = (problem: string) => found.add(`${problem} (line ${parser.line} of the drawing)`);
  let tags = 0;
  parser.on('opentag', (tag) => {
    const problems = tags++ === 0 ? rootProblems(tag) : tagProblems(tag);
    for (const problem of problems) report(problem);
  });
  parser.on('doctype', () => report('the drawing has a DOCTYPE, which can hide anything'));
  parser.on('processinginstruction', ({ target }) => report(`the drawing holds <?${target}?>`));
  parser.on('error', () => report('the drawing is not well-formed SVG'));
  parser.write(source).close();
  return [...found];
}

function rootProblems({ name, attributes }: SaxesTagPlain): string[] {
  if (name !== 'svg') return [`the file is <${name}> and not an SVG drawing`];
  const [, , width = 0, height = 0, more] = (attributes['viewBox'] ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const sized = width > 0 && height > 0 && more === undefined;
  const inTag = tagProblems({ name, attributes });
  return sized ? inTag : ['the drawing has no viewBox, so its size is unknown', ...inTag];
}

function tagProblems({ name, attributes }: Pick<SaxesTagPlain, 'name' | 'attributes'>): string[] {
  const inTag = Object.entries(attributes).flatMap(
    ([attribute, value]) => attributeProblem(attribute, value) ?? [],
  );
  return svgElements.has(name) ? inTag : [`<${name}> is not allowed in a drawing`, ...inTag];
}

async function draws(bytes: Buffer): Promise<boolean> {
  try {
    await sharp(bytes).metadata();
    return true;
  } catch {
    return false;
  }
}
