import bcd from '@mdn/browser-compat-data/forLegacyNode';
import type {
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';
import { browserFloor } from '#site/browser-floor.ts';

/** Something that a file uses and a browser at the floor lacks. */
export interface YoungFeature {
  /** Its place in MDN's browser-compat-data, such as `css.properties.text-wrap`. */
  id: string;
  /** The engines that got it after the floor, with versions: `chrome 114, safari 17.4`. */
  since: string;
}

/** A place in the data, and its statement of support. */
export interface Entry {
  id: string;
  compat: CompatStatement;
}

/** The entry at a place of the data; undefined where there is none. */
export function entryAt(id: string): Entry | undefined {
  let node: Identifier | undefined = bcd as unknown as Identifier;
  for (const part of id.split('.')) node = node?.[part];
  return node?.__compat && { id, compat: node.__compat };
}

/** The entries right below a place of the data, by their last name. */
export function entriesBelow(id: string): ReadonlyMap<string, Entry> {
  let node: Identifier | undefined = bcd as unknown as Identifier;
  for (const part of id.split('.')) node = node?.[part];
  const names = Object.keys(node ?? {}).filter((name) => name !== '__compat');
  return new Map(
    names.flatMap((name) => {
      const compat = node?.[name]?.__compat;
      return compat ? [[name, { id: `${id}.${name}`, compat }]] : [];
    }),
  );
}

const known = new Map<string, YoungFeature | undefined>();

/**
 * The feature of an entry, if some engine got it only after its floor; undefined where each has it,
 * whole or in part. A feature that an engine has in no version yet does not count: the newest
 * browsers lack it too, and the other tests run there.
 */
export function youngFeature(entry: Entry): YoungFeature | undefined {
  if (!known.has(entry.id)) known.set(entry.id, lookUp(entry));
  return known.get(entry.id);
}

function lookUp({ id, compat }: Entry): YoungFeature | undefined {
  const since = Object.entries(browserFloor).flatMap(([browser, floor]) => {
    const statements = [compat.support[browser as keyof typeof browserFloor] ?? []].flat();
    const later = statements.find((one) => isPlain(one) && isAfter(one, floor));
    return later && !statements.some((one) => isHad(one, floor))
      ? [`${browser} ${later.version_added}`]
      : [];
  });
  return since.length === 0 ? undefined : { id, since: since.join(', ') };
}

function isAfter({ version_added: added }: SimpleSupportStatement, version: string): boolean {
  if (added === 'preview') return true;
  return typeof added === 'string' && numberOf(added) > numberOf(version);
}

/** Without a prefix, another name or a switch of the visitor. */
function isPlain({ flags, prefix, alternative_name }: SimpleSupportStatement): boolean {
  return !flags && !prefix && !alternative_name;
}

function isHad(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement;
  if (!isPlain(statement) || typeof added !== 'string' || added === 'preview') return false;
  if (typeof removed === 'string' && numberOf(removed) <= numberOf(version)) return false;
  return numberOf(added) <= numberOf(version);
}

/** `16.4` as a number that compares as versions do; the data writes `≤79` for “79 or before”. */
function numberOf(version: string): number {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major * 1000 + minor;
}
