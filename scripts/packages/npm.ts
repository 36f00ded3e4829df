import { execFile } from 'node:child_process';
import type { Outcome, Step } from '../steps/step.ts';

/**
 * Runs npm: the one that started this command, or else the one on the path. Resolves with its
 * standard output and whether it ended well. Never rejects; after `timeout` milliseconds npm is
 * stopped, and has not ended well.
 */
export function npm(
  args: readonly string[],
  timeout = 30_000,
): Promise<Pick<Outcome, 'ok' | 'output'>> {
  const callerScript = process.env['npm_execpath'];
  const command = callerScript?.endsWith('.js') ? [process.execPath, callerScript] : ['npm'];
  const [program = 'npm', ...scriptArgs] = command;
  return new Promise((resolve) => {
    execFile(
      program,
      [...scriptArgs, ...args],
      { timeout, maxBuffer: 64 * 1024 * 1024 },
      (error, output) => resolve({ ok: error === null, output }),
    );
  });
}

const severe = ['high', 'critical'] as const;

/**
 * The steps that ask for known vulnerabilities in packages, and whether the registry signed the
 * packages that are installed. Where the registry cannot be reached they are reported as not run.
 */
export const auditSteps: readonly Step[] = [
  {
    name: 'Known vulnerabilities in packages',
    run: async () => auditOutcome((await npm(['audit', '--json', ...impatient])).output),
  },
  {
    name: 'Signatures of packages',
    run: async () => {
      const { ok, output } = await npm(['audit', 'signatures', '--json', ...impatient]);
      return signatureOutcome(ok, output);
    },
  },
];

const impatient = ['--fetch-retries=0', '--fetch-timeout=15000'];

/**
 * Returns the outcome of the report of `npm audit --json`: passed without severe vulnerabilities,
 * failed with some, not run where it is no report.
 */
export function auditOutcome(report: string): Outcome {
  const counts = partOf<Record<string, number>>(report, 'metadata', 'vulnerabilities');
  const notRun = 'the registry’s list of vulnerabilities cannot be reached';
  if (!counts) return { ok: true, notRun, output: '' };
  const found = Object.entries(counts).filter(([kind, count]) => kind !== 'total' && count > 0);
  const output = found.map(([kind, count]) => `${count} ${kind}`).join(', ');
  return { ok: severe.every((kind) => !counts[kind]), output: output && `npm audit: ${output}\n` };
}

/**
 * Returns the outcome of the report of `npm audit signatures --json`: failed where a signature is
 * wrong or missing, not run where it is no report. `ok` says whether npm ended well.
 */
export function signatureOutcome(ok: boolean, report: string): Outcome {
  const invalid = partOf<unknown[]>(report, 'invalid');
  if (!invalid) return { ok: true, notRun: 'the registry’s keys cannot be reached', output: '' };
  return { ok: ok && invalid.length === 0, output: report };
}

/** The value under these names, one inside the other, in a JSON text; undefined where none is. */
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
 * npm fails.
 */
export async function billOfMaterials(): Promise<string | undefined> {
  const { ok, output } = await npm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']);
  return ok ? reproducibleBill(output, 'climate-health-voices') : undefined;
}

/**
 * Returns a CycloneDX bill without the parts that differ from run to run: its serial number, the
 * time, and the name of the folder, which `name` replaces.
 */
export function reproducibleBill(text: string, name: string): string {
  const { serialNumber: _serialNumber, ...bill } = JSON.parse(text) as BillOfMaterials;
  const { timestamp: _timestamp, ...metadata } = bill.metadata ?? {};
  const component = { ...metadata.component, name };
  return JSON.stringify({ ...bill, metadata: { ...metadata, component } }, null, 1);
}
