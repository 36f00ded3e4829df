import type { Field } from '#content/form-of.ts';
import { fieldsIn, optionFor } from '#content/form-walk.ts';
import { isRecord } from '#content/is-record.ts';
import { isSame } from '../../same-value.ts';
import { matchItems } from '../../writer/match-items.ts';

/*
 * The merge of values in three versions: `base`, which two people began from, and what each of them
 * made of it, `mine` and `theirs`. What one of them changed is taken over; what both changed, each
 * in another way, is a conflict for a person to decide.
 */

/** A value that both changed, each in another way. */
export interface Conflict {
  /** Its path in the merged data: `talks.2.minutes`. */
  path: string;
  /** The value as I wrote it, with what they changed elsewhere in it where that is possible. */
  mine: unknown;
  theirs: unknown;
}

/** A merged value, with my version at each conflict. */
export interface Merged {
  value: unknown;
  conflicts: Conflict[];
}

/** The three versions of one value. */
interface Versions {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Merges three versions of the value of a field, which stands at `path`. */
export function mergeValues(field: Field | undefined, versions: Versions, path: string): Merged {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine, conflicts: [] };
  if (isSame(mine, base)) return { value: theirs, conflicts: [] };
  return mergeParts(field, versions, path) ?? conflictAt(path, mine, theirs);
}

/** Merges a value part by part; undefined where it has none, or its parts do not go together. */
function mergeParts(
  field: Field | undefined,
  { base, mine, theirs }: Versions,
  path: string,
): Merged | undefined {
  if (isRecord(mine) && isRecord(theirs))
    return mergeGroups(field, { base: isRecord(base) ? base : {}, mine, theirs }, path);
  if (Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(field, { base: Array.isArray(base) ? base : [], mine, theirs }, path);
  if (typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string')
    return mergeTexts({ base, mine, theirs }, path);
  return undefined;
}

function conflictAt(path: string, mine: unknown, theirs: unknown): Merged {
  return { value: mine, conflicts: [{ path, mine, theirs }] };
}

interface GroupVersions {
  base: Record<string, unknown>;
  mine: Record<string, unknown>;
  theirs: Record<string, unknown>;
}

/**
 * Merges groups field by field. Undefined where one chose another variant, which has no place for a
 * field that the other changed.
 */
function mergeGroups(
  field: Field | undefined,
  { base, mine, theirs }: GroupVersions,
  path: string,
): Merged | undefined {
  const form = field && optionFor(field, mine);
  const fields = { ...fieldsIn(form, theirs), ...fieldsIn(form, mine) };
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const value: Record<string, unknown> = {};
  const conflicts: Conflict[] = [];
  for (const key of keys) {
    const versions = { base: base[key], mine: mine[key], theirs: theirs[key] };
    const merged = mergeValues(fields[key], versions, pathWith(path, key));
    conflicts.push(...merged.conflicts);
    if (merged.value !== undefined) value[key] = merged.value;
  }
  if (form?.is === 'variant' && !isSame(mine[form.key], theirs[form.key])) {
    const isConflict = conflicts.length > 0;
    const places = fieldsIn(form, value);
    if (isConflict || Object.keys(value).some((key) => !(key in places))) return undefined;
  }
  return { value, conflicts };
}

interface ListVersions {
  base: readonly unknown[];
  mine: readonly unknown[];
  theirs: readonly unknown[];
}

/** An item of a merged list: its place in each version, undefined where it is not in that. */
interface Item {
  base?: number | undefined;
  mine?: number | undefined;
  theirs?: number | undefined;
}

/**
 * Merges lists item by item: what anybody added, removed or moved. Undefined where one removed an
 * item that the other changed, and where both moved items.
 */
function mergeLists(
  field: Field | undefined,
  versions: ListVersions,
  path: string,
): Merged | undefined {
  const { base, mine, theirs } = versions;
  const items = itemsInOrder(versions);
  if (!items) return undefined;
  const itemField = field?.is === 'list' ? field.item : undefined;
  const value: unknown[] = [];
  const conflicts: Conflict[] = [];
  for (const item of items) {
    const place = value.length;
    if (item.mine === undefined) value.push(theirs[item.theirs ?? 0]);
    else if (item.theirs === undefined) value.push(mine[item.mine]);
    else {
      const own = mine[item.mine];
      const other = theirs[item.theirs];
      const before = item.base === undefined ? own : base[item.base];
      const itemVersions = { base: before, mine: own, theirs: other };
      const merged = mergeValues(itemField, itemVersions, pathWith(path, place));
      value.push(merged.value);
      conflicts.push(...merged.conflicts);
    }
  }
  return { value, conflicts };
}

/** The items of a merged list; undefined where their order or their number is a conflict. */
function itemsInOrder({ base, mine, theirs }: ListVersions): Item[] | undefined {
  const myPlaces = matchItems(base, mine);
  const theirPlaces = matchItems(base, theirs);
  const kept: Item[] = [];
  for (const [place, before] of base.entries()) {
    const my = myPlaces.indexOf(place);
    const their = theirPlaces.indexOf(place);
    if (my >= 0 && their >= 0) kept.push({ base: place, mine: my, theirs: their });
    else if (my >= 0 && !isSame(mine[my], before)) return undefined;
    else if (their >= 0 && !isSame(theirs[their], before)) return undefined;
  }
  const theirOrder = kept.toSorted((a, b) => Number(a.theirs) - Number(b.theirs));
  const myOrder = kept.toSorted((a, b) => Number(a.mine) - Number(b.mine));
  const isMovedByThem = theirOrder.some((item, place) => item !== kept[place]);
  const isMovedByMe = myOrder.some((item, place) => item !== kept[place]);
  const isSameMove = theirOrder.every((item, place) => item === myOrder[place]);
  if (isMovedByMe && isMovedByThem && !isSameMove) return undefined;

  const items = isMovedByMe ? myOrder : theirOrder;
  const theirNew = newPlaces(theirPlaces).map((place): Item => ({ theirs: place }));
  for (const item of theirNew) insert(items, item, 'theirs');
  for (const place of newPlaces(myPlaces)) {
    const twin = theirNew.find(
      (item) => item.mine === undefined && isSame(theirs[Number(item.theirs)], mine[place]),
    );
    if (twin) twin.mine = place;
    else insert(items, { mine: place }, 'mine');
  }
  return items;
}

/** The places of items that are new in a version. */
function newPlaces(matches: readonly (number | undefined)[]): number[] {
  return [...matches.keys()].filter((place) => matches[place] === undefined);
}

/**
 * Puts a new item of a version behind the item that it follows there, and behind new ones that
 * stand at this place already.
 */
function insert(items: Item[], item: Item, version: 'mine' | 'theirs'): void {
  const own = Number(item[version]);
  const before = items.filter(
    (other) => other[version] !== undefined && Number(other[version]) < own,
  );
  const nearest = before.toSorted((a, b) => Number(b[version]) - Number(a[version]))[0];
  let place = nearest ? items.indexOf(nearest) + 1 : 0;
  while (items[place] && items[place]?.base === undefined) place++;
  items.splice(place, 0, item);
}

const betweenParagraphs = '\n\n';

/**
 * Merges texts paragraph by paragraph. Where both changed the same paragraph, the whole text is one
 * conflict, in which either version has all that the other changed in further paragraphs.
 */
function mergeTexts(
  { base, mine, theirs }: { base: string; mine: string; theirs: string },
  path: string,
): Merged | undefined {
  // A single paragraph has no parts.
  if (![base, mine, theirs].some((text) => text.includes(betweenParagraphs))) return undefined;
  const versions = {
    base: base.split(betweenParagraphs),
    mine: mine.split(betweenParagraphs),
    theirs: theirs.split(betweenParagraphs),
  };
  const merged = mergeLists(undefined, versions, '');
  if (!merged) return undefined;
  const own = merged.value as string[];
  const value = own.join(betweenParagraphs);
  if (merged.conflicts.length === 0) return { value, conflicts: [] };
  const other = [...own];
  for (const conflict of merged.conflicts) other[Number(conflict.path)] = String(conflict.theirs);
  return conflictAt(path, value, other.join(betweenParagraphs));
}

function pathWith(path: string, step: string | number): string {
  return path === '' ? String(step) : `${path}.${step}`;
}
