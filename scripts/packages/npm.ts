import { execFile } from 'node:child_process';
import type { Outcome, Step } from '../steps/step.ts';

/**
 * Asks the npm that started this command, or the one on the path. Never throws; a silent npm has
 * answered nothing.
 */
export function npm(
  args: readonly string[],
  timeout = 30_000,
): Promise<Pick<Outcome, 'ok' | 'output'>> {
  const own = process.env['npm_execpath'];
  const [program, ...before] = own?.endsWith('.js') ? [process.execPath, own] : ['npm'];
  return new Promise((resolve) => {
    execFile(
      program ?? 'npm',
      [...before, ...args],
      { timeout, maxBuffer: 64 * 1024 * 1024 },
      (error, output) => resolve({ ok: error === null, output }),
    );
  });
}

const severe = ['high', 'critical'] as const;

/**
 * Known vulnerabilities in packages, and whether the registry signed what was installed; reported
 * as not run where the registry cannot be asked.
 */
export const auditSteps: readonly Step[] = [
  {
    name: 'Known vulnerabilities in packages',
    run: async () => problemsIn((await npm(['audit', '--json', ...impatient])).output),
  },
  {
    name: 'Signatures of packages',
    run: async () => {
      const { ok, output } = await npm(['audit', 'signatures', '--json', ...impatient]);
      return signaturesIn(ok, output);
    },
  },
];

const impatient = ['--fetch-retries=0', '--fetch-timeout=15000'];

/**
 * npm's report → passed without severe vulnerabilities, failed with some, not run where there is no
 * report.
 */
export function problemsIn(report: string): Outcome {
  const counts = partOf<Record<string, number>>(report, 'metadata', 'vulnerabilities');
  const notRun = 'the registry’s list of vulnerabilities cannot be reached';
  if (!counts) return { ok: true, notRun, output: '' };
  const found = Object.entries(counts).filter(([kind, count]) => kind !== 'total' && count > 0);
  const output = found.map(([kind, count]) => `${count} ${kind}`).join(', ');
  return { ok: severe.every((kind) => !counts[kind]), output: output && `npm audit: ${output}\n` };
}

/**
 * npm's report on signatures → passed, failed where one is wrong or missing, not run where there is
 * no report.
 */
export function signaturesIn(ok: boolean, report: string): Outcome {
  const invalid = partOf<unknown[]>(report, 'invalid');
  if (!invalid) return { ok: true, notRun: 'the registry’s keys cannot be reached', output: '' };
  return { ok: ok && invalid.length === 0, output: report };
}

function partOf<Part>(report: string, ...names: readonly string[]): Part | undefined {
  try {
    let part: unknown = JSON.parse(report);
    for (const name of names) part = (part as Record<string, unknown> | undefined)?.[name];
    return part as Part | undefined;
  } catch {
    return undefined;
  }
}

interface BillOfMaterials {
  serialNumber?: string;
  metadata?: { timestamp?: string; component?: { name?: string } };
}

/**
 * The packages of the lock file as CycloneDX JSON, the same for the same lock file. Undefined where
 * npm cannot tell.
 */
export async function billOfMaterials(): Promise<string | undefined> {
  const { ok, output } = await npm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']);
  return ok ? withoutChance(output, 'climate-health-voices') : undefined;
}

/**
 * Takes out what differs from run to run: a random number, the time, and the name of the folder.
 */
export function withoutChance(text: string, name: string): string {
  const { serialNumber: _, ...bill } = JSON.parse(text) as BillOfMaterials;
  const { timestamp: __, ...metadata } = bill.metadata ?? {};
  const component = { ...metadata.component, name };
  return JSON.stringify({ ...bill, metadata: { ...metadata, component } }, null, 1);
}
