import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { ClaimsFile } from '#features/evidence/claims-file.ts';
import { outDir } from '#hosting/out-dir.ts';
import { hydrated } from './hydration.ts';

/** Every claim of the build, as it is published. */
export function builtClaims() {
  const file: ClaimsFile = JSON.parse(readFileSync(join(outDir, 'data/claims.json'), 'utf8'));
  return file.claims;
}

/** The parts of the evidence page, found as a visitor would name them. */
export function evidenceOf(page: Page) {
  const main = page.getByRole('main');
  const form = main.getByRole('search', { name: 'Find a figure' });
  return {
    form,
    search: form.getByRole('searchbox', { name: 'Search claims' }),
    status: form.getByRole('combobox', { name: 'Status' }),
    hazard: form.getByRole('combobox', { name: 'Hazard or subject' }),
    claims: main.getByRole('article'),
    claim: (figure: string | RegExp) => main.getByRole('article', { name: figure }).first(),
    count: main.getByText(/^Showing \d+ of \d+ claims$/),
    none: main.getByText('No claim matches.'),
    showEvery: main.getByRole('button', { name: 'Show every claim' }),
    active: main.getByRole('list', { name: 'Active filters' }),
    remove: (name: string) => main.getByRole('button', { name: `Remove filter: ${name}` }),
    clear: main.getByRole('button', { name: 'Clear filters', exact: true }),
    heading: (name: string) => main.getByRole('heading', { level: 2, name, exact: true }),
    topic: (name: string) => main.getByRole('heading', { level: 3, name, exact: true }),
  };
}

/** Unfolds what stands behind a claim. */
export async function unfold(claim: Locator) {
  await claim
    .getByText(/^How we checked/)
    .first()
    .click();
}

/** Opens the evidence page at an address and waits until it is live. */
export async function openEvidence(page: Page, query = '') {
  await page.goto(`/evidence${query}`);
  await hydrated(page);
  return evidenceOf(page);
}
