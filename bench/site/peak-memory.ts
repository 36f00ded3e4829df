import { readdirSync, readFileSync } from 'node:fs';

/** Watches a process and all it starts; `stop` gives the most memory they held together, in bytes. */
export interface MemoryWatch {
  stop: () => number | undefined;
}

/** How often is looked, in ms: a build holds its memory for longer. */
const pace = 250;

/**
 * Adds up the resident memory of a process and its descendants every quarter of a second. What they share
 * counts for each, so the sum is rather too large than too small. Undefined where the system has no `/proc`.
 */
export function watchMemory(root: number): MemoryWatch {
  let most: number | undefined;
  const look = () => {
    const now = memoryOf(root, processes());
    if (now !== undefined) most = Math.max(most ?? 0, now);
  };
  const timer = setInterval(look, pace);
  look();
  return {
    stop: () => {
      clearInterval(timer);
      return most;
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

/** The resident memory of a process and all that descend from it; undefined where it is not among them. */
export function memoryOf(root: number, all: readonly Process[]): number | undefined {
  const family = new Set([root]);
  // A child has been started after its parent, but numbers begin anew: so as often as something is found.
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
