import { SaxesParser, type SaxesTagPlain } from 'saxes';
import sharp from 'sharp';
import type { ProblemText } from './problem.ts';

const mostReported = 5;
const fix = 'Export the drawing again as "plain SVG" or "optimized SVG", or save it as PNG.';
const inForm =
  'This drawing holds more than shapes and colors, or cannot be read. Export it again as “plain SVG” or “optimized SVG”, or save it as PNG, and choose that.';

/** The problems of an SVG, at most the first five: it may draw, and do nothing else. */
export async function svgProblems(bytes: Buffer): Promise<ProblemText[]> {
  const messages = sourceMessages(bytes.toString('utf8'));
  if (messages.length > 0)
    return messages.slice(0, mostReported).map((message) => ({ message, fix, inForm }));
  const size = await unlessDamaged(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (!size) return [{ message: 'the drawing cannot be drawn', fix, inForm }];
  return Math.max(size.width, size.height) > mostSide ? [tooLarge(size.width, size.height)] : [];
}

/**
 * The longest side of a drawing, in its own units: what the picture library draws without a limit
 * of its own.
 */
const mostSide = 16_383;

function tooLarge(width: number, height: number): ProblemText {
  return {
    message: `the drawing is ${width} by ${height} units; at most ${mostSide} by ${mostSide} can be drawn`,
    fix: 'Export it with a smaller page or artboard, such as 2000 wide: a drawing loses nothing by it.',
  };
}

/** A message for each part of the source that does more than draw. */
function sourceMessages(source: string): string[] {
  const parser = new SaxesParser({});
  const found = new Set<string>();
  const report = (message: string) => found.add(`${message} (line ${parser.line} of the drawing)`);
  let isRoot = true;
  parser.on('opentag', (tag) => {
    const messages = isRoot ? rootMessages(tag) : tagMessages(tag);
    isRoot = false;
    for (const message of messages) report(message);
  });
  parser.on('doctype', () => report('the drawing has a DOCTYPE, which can hide anything'));
  parser.on('processinginstruction', ({ target }) => report(`the drawing holds <?${target}?>`));
  parser.on('error', () => report('the drawing is not well-formed SVG'));
  parser.write(source).close();
  return [...found];
}

function rootMessages({ name, attributes }: SaxesTagPlain): string[] {
  if (name !== 'svg') return [`the file is <${name}> and not an SVG drawing`];
  const messages = tagMessages({ name, attributes });
  if (hasSize(attributes['viewBox'] ?? '')) return messages;
  return ['the drawing has no viewBox, so its size is unknown', ...messages];
}

/**
 * Whether a `viewBox` has four numbers, of which the last two, width and height, are above zero.
 */
function hasSize(viewBox: string): boolean {
  const [, , width = 0, height = 0, ...others] = viewBox.split(/[\s,]+/).map(Number);
  return width > 0 && height > 0 && others.length === 0;
}

function tagMessages({ name, attributes }: Pick<SaxesTagPlain, 'name' | 'attributes'>): string[] {
  const messages = Object.entries(attributes).flatMap(
    ([attribute, value]) => attributeMessage(attribute, value) ?? [],
  );
  return svgElements.has(name) ? messages : [`<${name}> is not allowed in a drawing`, ...messages];
}

/**
 * The result of `read`, which reads a picture with sharp; undefined where it throws, because the
 * bytes are no picture or are damaged.
 */
export function unlessDamaged<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  return Promise.try(read).catch(() => undefined);
}

/**
 * Elements that only draw; scripts, styles, foreign content, outside pictures and animation are not
 * among them.
 */
const svgElements: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'stop',
  'pattern',
]);

/** Attributes that only draw, or name and describe what is drawn. */
const svgAttributes: ReadonlySet<string> = new Set([
  'xmlns',
  'xmlns:xlink',
  'version',
  'viewBox',
  'preserveAspectRatio',
  'width',
  'height',
  'id',
  'class',
  'role',
  'aria-label',
  'aria-labelledby',
  'aria-hidden',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'd',
  'points',
  'pathLength',
  'transform',
  'fill',
  'fill-rule',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-opacity',
  'opacity',
  'color',
  'clip-path',
  'clip-rule',
  'mask',
  'mask-type',
  'maskUnits',
  'maskContentUnits',
  'clipPathUnits',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'offset',
  'stop-color',
  'stop-opacity',
  'patternUnits',
  'patternContentUnits',
  'patternTransform',
  'href',
  'xlink:href',
  'vector-effect',
  'shape-rendering',
  'display',
  'visibility',
  'overflow',
  'xml:space',
]);

/** Attributes that name a namespace, with the only value that each may have. */
const namespaces: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/**
 * The message for an attribute of a drawing; undefined if it only draws and points nowhere outside.
 */
function attributeMessage(name: string, value: string): string | undefined {
  if (!svgAttributes.has(name)) return `the attribute ${name} is not allowed`;
  return pointsOutside(name, value) ? `${name}="${value}" points outside the drawing` : undefined;
}

/**
 * Whether an attribute leads out of the drawing: an address, `url(…)` other than `url(#id)`, a
 * namespace.
 */
function pointsOutside(name: string, value: string): boolean {
  if (name in namespaces) return value !== namespaces[name];
  if (name.endsWith('href')) return !value.startsWith('#');
  return value.includes('\\') || /url\((?!\s*["']?#)/i.test(value);
}
