import { describe, expect, test } from 'vitest';
import { auditOutcome, reproducibleBill, signatureOutcome } from './npm.ts';

const counts = (change: Record<string, number>) =>
  JSON.stringify({
    metadata: {
      vulnerabilities: { low: 0, moderate: 0, high: 0, critical: 0, total: 0, ...change },
    },
  });

describe('the report on known vulnerabilities', () => {
  test('passes without severe ones, and tells of the others', () => {
    expect(auditOutcome(counts({}))).toEqual({ ok: true, output: '' });
    expect(auditOutcome(counts({ low: 2, total: 2 }))).toEqual({
      ok: true,
      output: 'npm audit: 2 low\n',
    });
  });

  test.each(['high', 'critical'])('fails with one that is %s', (kind) => {
    expect(auditOutcome(counts({ [kind]: 1 })).ok).toBe(false);
  });

  test.each(['', 'npm error', '{"message":"405 Method Not Allowed","statusCode":405}', 'null'])(
    'that is missing (%s) is reported as not run, never as passed',
    (report) => {
      expect(auditOutcome(report).notRun).toContain('cannot be reached');
      expect(signatureOutcome(false, report).notRun).toContain('cannot be reached');
    },
  );
});

test('signatures pass where all are right, and fail where one is wrong', () => {
  expect(signatureOutcome(true, '{"invalid":[],"missing":[]}').ok).toBe(true);
  expect(signatureOutcome(false, '{"invalid":[{}],"missing":[]}').ok).toBe(false);
  expect(signatureOutcome(false, '{"invalid":[],"missing":[{}]}').ok).toBe(false);
});

test('the list of packages is the same for the same lock file', () => {
  const bill = (serialNumber: string, timestamp: string, name: string) =>
    JSON.stringify({ serialNumber, metadata: { timestamp, component: { name } }, components: [1] });
  expect(reproducibleBill(bill('1', '2026', 'a'), 'site')).toBe(
    reproducibleBill(bill('2', '2027', 'b'), 'site'),
  );
});
