/** Elements that only draw; scripts, styles, foreign content, outside pictures and animation are not among them. */
export const svgElements: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon
  clipPath mask linearGradient radialGradient stop pattern`.split(/\s+/),
);

/** Attributes that only say how a drawing looks. */
const svgAttributes: ReadonlySet<string> = new Set(
  `xmlns xmlns:xlink version viewBox preserveAspectRatio width height id class role aria-label
  aria-labelledby aria-hidden x y x1 y1 x2 y2 cx cy r rx ry fx fy d points pathLength transform
  fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset stroke-opacity opacity color clip-path clip-rule mask mask-type
  maskUnits maskContentUnits clipPathUnits gradientUnits gradientTransform spreadMethod offset
  stop-color stop-opacity patternUnits patternContentUnits patternTransform href xlink:href
  vector-effect shape-rendering display visibility overflow xml:space`.split(/\s+/),
);

const namespaces: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** What is wrong with an attribute of a drawing; undefined if it only draws and points nowhere outside. */
export function attributeProblem(name: string, value: string): string | undefined {
  if (!svgAttributes.has(name)) return `the attribute ${name} is not allowed`;
  return pointsOutside(name, value) ? `${name}="${value}" points outside the drawing` : undefined;
}

function pointsOutside(name: string, value: string): boolean {
  if (name in namespaces) return value !== namespaces[name];
  if (name.endsWith('href')) return !value.startsWith('#');
  return value.includes('\\') || /url\((?!\s*["']?#)/i.test(value);
}
