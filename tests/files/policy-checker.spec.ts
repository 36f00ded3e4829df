import { expect, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { readSiteFacts } from '#hosting/built-site.ts';
import { outDir } from '#hosting/out-dir.ts';
import { commonPolicy } from '#hosting/servers/platforms.ts';

const { pages, missing } = readSiteFacts(outDir);
const all = [...pages, ...missing];

/**
 * The only allowed remark: `'self'` allows every file of this origin, and these are of the build.
 */
const ofOwnFiles = /^script-src 'self': 'self' can be problematic if you host/;

/** The other remarks of the Chromium security team's policy checker on a policy, worst first. */
function remarksOn(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity !== Severity.NONE)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)
    .filter((remark) => !ofOwnFiles.test(remark));
}

test('a strict checker has no remark on the policy of any page, in its header or in itself', () => {
  const inPage = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
  const remarks = all.flatMap(({ path, policy, bytes }) => {
    const [, meta = ''] = inPage.exec(bytes.toString()) ?? [];
    return [...remarksOn(policy), ...remarksOn(meta)].map((remark) => `${path}: ${remark}`);
  });
  expect(remarks).toEqual([]);
});

test('hosts that send one header for all pages add nothing that weakens it', () => {
  const policy = commonPolicy(pages, "'none'");
  const weak = /unsafe|data:|https?:|\*/;
  expect(policy.split('; ').filter((directive) => weak.test(directive))).toEqual([]);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types");
});

test('the checker finds what it is there to find', () => {
  expect(remarksOn("script-src 'unsafe-inline'")).not.toEqual([]);
  expect(remarksOn("default-src 'none'; script-src 'self' https://cdn.example")).not.toEqual([]);
});
