import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** As much of Lighthouse’s report as is read here (its types would come with its 114 packages). */
export interface LighthouseReport {
  categories: Readonly<Record<string, LighthouseCategory | undefined>>;
  audits: Readonly<Record<string, LighthouseAudit | undefined>>;
  runtimeError?: { message: string };
}

/** A score from 0 to 1, and what it is made of. */
export interface LighthouseCategory {
  score: number | null;
  auditRefs: readonly { id: string; weight: number }[];
}

/** One thing Lighthouse looked at. */
export interface LighthouseAudit {
  title: string;
  score: number | null;
  /** Milliseconds, or a number without a unit. */
  numericValue?: number;
}

/** Looks at an address with the browser that listens on a port. */
export type Lighthouse = (
  url: string,
  flags: Readonly<Record<string, unknown>>,
) => Promise<{ lhr: LighthouseReport } | undefined>;

/** It has packages of its own, which come only when asked for (docs/decisions/test-browsers.md). */
const program = resolve('bench/lighthouse/node_modules/lighthouse/core/index.js');
export const howToGet = 'npm ci --prefix bench/lighthouse --ignore-scripts';

/** Lighthouse, where it was installed; undefined elsewhere. */
export async function findLighthouse(): Promise<Lighthouse | undefined> {
  if (!existsSync(program)) return undefined;
  const loaded: { default: Lighthouse } = await import(pathToFileURL(program).href);
  return loaded.default;
}
