import { npm } from './npm.ts';

interface BillOfMaterials {
  serialNumber?: string;
  metadata?: { timestamp?: string; component?: { name?: string } };
}

/**
 * The packages of the lock file as CycloneDX JSON, by npm; the same for the same lock file. Undefined where
 * npm cannot tell.
 */
export async function billOfMaterials(): Promise<string | undefined> {
  const { ok, output } = await npm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']);
  return ok ? withoutChance(output, 'climate-health-voices') : undefined;
}

/** Takes out what differs from run to run: a random number, the time, and the name of the folder. */
export function withoutChance(text: string, name: string): string {
  const { serialNumber: _, ...bill } = JSON.parse(text) as BillOfMaterials;
  const { timestamp: __, ...metadata } = bill.metadata ?? {};
  const component = { ...metadata.component, name };
  return JSON.stringify({ ...bill, metadata: { ...metadata, component } }, null, 1);
}
