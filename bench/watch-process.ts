import { readdirSync, readFileSync } from 'node:fs';

/** What a process and all that it started took; undefined where the system has no `/proc`. */
export interface Taken {
  /** The most memory they held together, in bytes. */
  memory: number | undefined;
  /** Seconds in which a processor worked for them; those of two processors at once count twice. */
  processor: number | undefined;
}

/** How often is looked, in ms: a build holds its memory for longer. */
const pace = 250;

/**
 * Looks at a process and its descendants every quarter of a second until `stop`. Memory that they
 * share counts for each, so the sum is rather too large than too small. The work of a descendant
 * counts once it has ended.
 */
export function watchProcess(root: number): { stop: () => Taken } {
  let taken: Taken = { memory: undefined, processor: undefined };
  const look = () => {
    const now = memoryOf(root, processes());
    if (now === undefined) return;
    const processor = statOf(root) ?? taken.processor;
    taken = { memory: Math.max(taken.memory ?? 0, now), processor };
  };
  const timer = setInterval(look, pace);
  look();
  return {
    stop: () => {
      clearInterval(timer);
      return taken;
    },
  };
}

/** A process as `/proc/{pid}/status` tells of it. */
export interface Process {
  pid: number;
  parent: number;
  /** Resident memory in bytes. */
  resident: number;
}

/**
 * The resident memory of a process and all that descend from it; undefined where it is not among
 * them.
 */
export function memoryOf(root: number, all: readonly Process[]): number | undefined {
  const family = new Set([root]);
  // A child has been started after its parent, but numbers begin anew: so as often as something is
  // found.
  for (let before = 0; before < family.size; ) {
    before = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  const own = all.filter(({ pid }) => family.has(pid));
  return own.length === 0 ? undefined : own.reduce((sum, { resident }) => sum + resident, 0);
}

/** The text of a `status` file → the process. */
export function processFrom(status: string): Process {
  const field = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return { pid: field('Pid'), parent: field('PPid'), resident: field('VmRSS') * 1024 };
}

/** How many parts Linux cuts a second into when it tells of work (USER_HZ). */
const ticks = 100;

/**
 * The text of a `stat` file → the seconds a processor worked for the process and its descendants
 * that have ended.
 */
export function workFrom(stat: string): number {
  // The name, in parentheses, may have anything in it; utime, stime, cutime and cstime are the 12th
  // to 15th after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / ticks;
}

function statOf(pid: number): number | undefined {
  try {
    return workFrom(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return undefined;
  }
}

function processes(): Process[] {
  const ids = list().filter((name) => /^\d+$/.test(name));
  return ids.flatMap((id) => {
    try {
      return [processFrom(readFileSync(`/proc/${id}/status`, 'utf8'))];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

function list(): string[] {
  try {
    return readdirSync('/proc');
  } catch {
    return [];
  }
}
