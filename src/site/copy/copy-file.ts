import { isRecord } from '#content/is-record.ts';

/*
 * The file with a copy of everything that a browser stores for a visitor. It is JSON (RFC 8259)
 * with these members.
 *
 *   note       what the file is, for whoever opens it
 *   format     "kept-copy"
 *   version    1
 *   network    the name of the site
 *   savedOn    the day, YYYY-MM-DD
 *   requests   the letters that were started, as `ContactRequest`
 *   shortlist  the speakers that were marked: id and name
 *   planner    the ids of the tasks that are done
 *   drafts     for the id of a form, the answers by the name of their question
 */

const format = 'kept-copy';
const version = 1;

/** Most bytes of a copy: browsers store about five million characters for a site. */
export const maxCopyBytes = 10_000_000;

/** The contents of a copy. The entries are not checked yet; `bring-back.ts` checks each. */
export interface KeptThings {
  requests: readonly unknown[];
  shortlist: readonly unknown[];
  planner: readonly unknown[];
  drafts: Readonly<Record<string, unknown>>;
}

interface CopyFacts {
  note: string;
  network: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** Returns the text of the file. */
export function copyText(kept: KeptThings, { note, network, day }: CopyFacts): string {
  const { requests, shortlist, planner, drafts } = kept;
  const file = {
    note,
    format,
    version,
    network,
    savedOn: day,
    requests,
    shortlist,
    planner,
    drafts,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Returns the name of the file: `climate-health-voices-copy-2026-11-26.json`. */
export function copyFileName({ network, day }: Pick<CopyFacts, 'network' | 'day'>): string {
  const name = network
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${name || 'site'}-copy-${day}.json`;
}

/**
 * The reason why a text is no copy for this site. `otherSite` is the name of the site it is from.
 */
export type CopyProblem = 'unreadable' | 'newer' | { otherSite: string };

/** Returns the contents of a copy, or the reason why the text is none. Never throws. */
export function readCopy(
  text: string,
  network: string,
): { kept: KeptThings } | { problem: CopyProblem } {
  const file = parsed(text);
  if (!isRecord(file) || file['format'] !== format) return { problem: 'unreadable' };
  const { network: savedBy, version: savedAs } = file;
  if (typeof savedBy !== 'string' || !Number.isSafeInteger(savedAs))
    return { problem: 'unreadable' };
  if (savedBy !== network) return { problem: { otherSite: savedBy.slice(0, maxNameLength) } };
  if (Number(savedAs) > version) return { problem: 'newer' };
  const { requests = [], shortlist = [], planner = [], drafts = {} } = file;
  const areLists = [requests, shortlist, planner].every(Array.isArray);
  if (savedAs !== version || !areLists || !isRecord(drafts)) return { problem: 'unreadable' };
  return { kept: { requests, shortlist, planner, drafts } as KeptThings };
}

/** Most characters that are shown of the name of another site. */
const maxNameLength = 80;

function parsed(text: string): unknown {
  try {
    // Some programs put a byte order mark before JSON that they save.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
