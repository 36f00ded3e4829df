import {
  type CssNode,
  type Declaration,
  generate,
  parse,
  type Rule,
  type WalkContext,
  walk,
} from 'css-tree';
import {
  type Entry,
  entriesBelow,
  entryAt,
  type YoungFeature,
  youngFeature,
} from './support-data.ts';

const properties = entriesBelow('css.properties');
const selectors = entriesBelow('css.selectors');
const atRules = entriesBelow('css.at-rules');
const mediaFeatures = entriesBelow('css.at-rules.media');
const units = entriesBelow('css.types.length');

/** Functions of values and the place where the data has them. */
const functions = new Map(
  [
    'css.types',
    'css.types.color',
    'css.types.image',
    'css.types.gradient',
    'css.types.easing-function',
  ].flatMap((place) => [...entriesBelow(place)]),
);

/**
 * Returns the features that a style sheet uses and the floor lacks. Features within an `@supports`
 * that names them do not count, nor does a declaration that follows an older or prefixed form in
 * the same rule. Code that css-tree cannot read is `syntax`.
 */
export function youngInStyles(css: string): YoungFeature[] {
  const found = new Map<string, YoungFeature>();
  const guards: string[] = [];
  const note = (entry: Entry | undefined, name: string) => {
    const young = entry && youngFeature(entry);
    if (young && !guards.some((guard) => guard.includes(name))) found.set(young.id, young);
  };
  const noteValue = (property: string, name: string, rule: Rule | null, node: CssNode) => {
    const own = entryAt(`css.properties.${property}.${name}`);
    const entry = own ?? (node.type === 'Function' ? functions.get(name) : undefined);
    if (!entry || hasOlderForm(rule, property, name, node)) return;
    if (!hasProperty(rule, `-webkit-${property}`)) note(entry, name);
  };
  const tree = parse(css, {
    positions: true,
    parseCustomProperty: true,
    onParseError: ({ message }) => found.set('syntax', { id: 'syntax', since: message }),
  });
  walk(tree, {
    enter(this: WalkContext, node: CssNode) {
      const property = this.declaration?.property ?? '';
      if (node.type === 'Atrule') {
        note(atRules.get(node.name), node.name);
        const prelude = node.prelude ? generate(node.prelude) : '';
        if (node.name === 'supports') guards.push(prelude);
        if (node.name === 'media') noteMedia(prelude);
      } else if (node.type === 'NestingSelector') note(selectors.get('nesting'), '&');
      else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
        if (!node.name.startsWith('-')) note(selectors.get(node.name), node.name);
      } else if (node.type === 'Declaration') {
        if (!hasProperty(this.rule, `-webkit-${node.property}`))
          note(properties.get(node.property), node.property);
      } else if (node.type === 'Identifier' && property)
        noteValue(property, node.name, this.rule, node);
      else if (node.type === 'Function' && property)
        noteValue(property, node.name, this.rule, node);
      else if (node.type === 'Dimension') {
        if (!hasOlderForm(this.rule, property, node.unit, node))
          note(units.get(node.unit), node.unit);
      } else if (node.type === 'Operator' && node.value === '/' && property === 'content')
        note(entryAt('css.properties.content.alt_text'), 'content');
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') guards.pop();
    },
  });
  return [...found.values()];

  function noteMedia(prelude: string): void {
    for (const [, name = ''] of prelude.matchAll(/\(\s*([a-z-]+)/g))
      note(mediaFeatures.get(name), name);
    if (/[<>]/.test(prelude)) note(entryAt('css.at-rules.media.range_syntax'), '<');
  }
}

/** Selectors alone, such as a script asks for. */
export function youngInSelector(selector: string): YoungFeature[] {
  return youngInStyles(`${selector}{}`);
}

/** Whether the rule has the property before the node, without the name in its value. */
function hasOlderForm(rule: Rule | null, property: string, name: string, node: CssNode): boolean {
  const before = node.loc?.start.offset ?? 0;
  return declarationsOf(rule).some(
    (one) =>
      one.property === property &&
      (one.loc?.end.offset ?? 0) < before &&
      !generate(one.value).includes(name),
  );
}

function hasProperty(rule: Rule | null, property: string): boolean {
  return declarationsOf(rule).some((one) => one.property === property);
}

function declarationsOf(rule: Rule | null): Declaration[] {
  const parts = rule?.block.children.toArray() ?? [];
  return parts.filter((part) => part.type === 'Declaration');
}
