import { type AnyNode, type Node, parse } from 'acorn';
import { youngInSelector } from './style-features.ts';
import {
  type Entry,
  entriesBelow,
  entryAt,
  type YoungFeature,
  youngFeature,
} from './support-data.ts';

/** ECMAScript as of which every browser at the floor reads all syntax. */
const ecmaVersion = 2022;

/** Objects that every script can reach; a property of an unknown object may be theirs. */
const reachableObjects =
  /^(HTML\w*|SVG\w*|Element|Node|Document|Window|Navigator|Location|History|Response|Request|\w*Event)$/;

interface Member extends Entry {
  owner: string;
  isStatic: boolean;
}

const globals = new Map<string, Entry[]>();
const members = new Map<string, Member[]>();
const events = new Map<string, Entry[]>();
for (const place of ['api', 'javascript.builtins']) {
  for (const [owner, entry] of entriesBelow(place)) {
    add(globals, owner, entry);
    for (const [name, member] of entriesBelow(entry.id)) addMember(owner, name, member, place);
  }
}

function addMember(owner: string, name: string, entry: Entry, place: string): void {
  if (name.endsWith('_event')) add(events, name.replace('_event', ''), entry);
  const plain = name.replace('_static', '');
  // `Map.groupBy` is no method of maps: Node knows which are.
  const own = (globalThis as Record<string, unknown>)[owner];
  const isBuiltIn = place === 'javascript.builtins' && typeof own === 'function';
  const isStatic =
    name !== plain || owner === 'Intl' || (isBuiltIn && !(plain in (own.prototype ?? {})));
  add(members, plain, { ...entry, owner, isStatic });
  if (owner === 'Window') add(globals, plain, entry);
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

/**
 * Returns the features that a script uses and the floor lacks: syntax (as `syntax`), globals,
 * properties and methods, events that it listens to, and selectors that it queries. A method of an
 * unknown object counts only where no object at the floor has a method of that name.
 */
export function youngInScript(source: string, sourceType: 'module' | 'script'): YoungFeature[] {
  const found = new Map<string, YoungFeature>();
  const note = (entries: readonly Entry[] = []) => {
    const young = entries.map(youngFeature);
    const [first] = young;
    if (first && young.every(Boolean)) found.set(first.id, first);
  };
  let tree: Node;
  try {
    tree = parse(source, { ecmaVersion, sourceType });
  } catch (error) {
    return [{ id: 'syntax', since: `is no ECMAScript ${ecmaVersion}: ${error}` }];
  }
  visit(tree, undefined);
  return [...found.values()];

  function visit(node: AnyNode | Node, parent: AnyNode | undefined): void {
    const one = node as AnyNode;
    if (one.type === 'Identifier' && !isName(one, parent)) note(globals.get(one.name));
    if (one.type === 'MemberExpression') noteMember(one, parent);
    if (
      one.type === 'Property' &&
      parent?.type === 'ObjectPattern' &&
      one.key.type === 'Identifier'
    )
      noteProperty(one.key.name, false);
    if (one.type === 'CallExpression') noteCall(one);
    for (const child of childrenOf(one)) visit(child, one);
  }

  function noteMember(node: AnyNode & { type: 'MemberExpression' }, parent?: AnyNode): void {
    const { object, property, computed } = node;
    if (computed || property.type !== 'Identifier') return;
    const owner = object.type === 'Identifier' ? object.name : undefined;
    const known = members.get(property.name)?.filter((member) => member.owner === owner);
    if (known && known.length > 0) note(known);
    else noteProperty(property.name, parent?.type === 'CallExpression' && parent.callee === node);
  }

  function noteProperty(name: string, isCalled: boolean): void {
    const all = members.get(name)?.filter((member) => !member.isStatic) ?? [];
    // An object that the floor lacks comes from another young feature, which is noted itself.
    const reachable = all.filter(({ owner }) => owner === 'Iterator' || isOld(owner));
    const may = reachable.some(
      ({ owner, id }) => isCalled || reachableObjects.test(owner) || id.startsWith('javascript'),
    );
    if (may) note(all);
  }

  function noteCall({ callee, arguments: [first] }: AnyNode & { type: 'CallExpression' }): void {
    const property = callee.type === 'MemberExpression' ? callee.property : callee;
    const name = property.type === 'Identifier' ? property.name : '';
    const text =
      first?.type === 'Literal' && typeof first.value === 'string' ? first.value : undefined;
    if (text === undefined) return;
    if (name === 'addEventListener') note(events.get(text));
    if (/^(querySelector(All)?|matches|closest)$/.test(name))
      for (const young of youngInSelector(text)) found.set(young.id, young);
  }
}

function isOld(owner: string): boolean {
  const entry = entryAt(`api.${owner}`) ?? entryAt(`javascript.builtins.${owner}`);
  return entry !== undefined && youngFeature(entry) === undefined;
}

/**
 * Whether an identifier is only a name: of a property, a key, a label, or of what the script itself
 * declares.
 */
function isName(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (!parent) return false;
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed;
  if ('key' in parent && parent.key === node) return !('computed' in parent && parent.computed);
  return /^(Label|Break|Continue|Import|Export)/.test(parent.type);
}

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node)
    .flat()
    .filter((value): value is AnyNode => typeof value?.type === 'string');
}
