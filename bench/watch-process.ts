import { readdirSync, readFileSync } from 'node:fs';

/** Use of a process and all that it started; undefined where the system has no `/proc`. */
export interface ProcessUse {
  /** The most memory they held together, in bytes. */
  memory: number | undefined;
  /** Seconds in which a processor worked for them; those of two processors at once count twice. */
  processor: number | undefined;
}

/** Milliseconds between two looks: a build holds its memory for longer. */
const pace = 250;

/**
 * Looks at a process and its descendants every quarter of a second until `stop`. Memory that they
 * share counts for each, so the sum is rather too large than too small. The work of a descendant
 * counts once it has ended.
 */
export function watchProcess(root: number): { stop: () => ProcessUse } {
  let use: ProcessUse = { memory: undefined, processor: undefined };
  const look = () => {
    const now = memoryOf(root, processes());
    if (now === undefined) return;
    const processor = statOf(root) ?? use.processor;
    use = { memory: Math.max(use.memory ?? 0, now), processor };
  };
  const timer = setInterval(look, pace);
  look();
  return {
    stop: () => {
      clearInterval(timer);
      return use;
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
  // Process numbers begin anew after a while, so a child may come before its parent in the list:
  // the list is searched until no more descendants are found.
  let sizeBefore = 0;
  while (sizeBefore < family.size) {
    sizeBefore = family.size;
    for (const { pid, parent } of all) {
      if (family.has(parent)) family.add(pid);
    }
  }
  const own = all.filter(({ pid }) => family.has(pid));
  return own.length === 0 ? undefined : own.reduce((sum, { resident }) => sum + resident, 0);
}

/** Reads a process from the text of its `/proc/{pid}/status`. */
export function processFrom(status: string): Process {
  const field = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return { pid: field('Pid'), parent: field('PPid'), resident: field('VmRSS') * 1024 };
}

/** How many parts Linux cuts a second into when it tells of work (USER_HZ). */
const ticks = 100;

/**
 * Returns the seconds in which a processor worked for a process and its descendants that have
 * ended, from the text of its `/proc/{pid}/stat` (proc_pid_stat(5)).
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
