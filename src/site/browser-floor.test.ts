import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import type { CompatStatement } from '@mdn/browser-compat-data/types';
import { parse } from 'acorn';
import { expect, test } from 'vitest';
import { browserFloor, gateScript, requirements } from './browser-floor.ts';

/** A browser that has everything the gate asks for. */
const atFloor = {
  window: { MathMLElement: class {} } as object,
  element: { inert: false } as object,
  supports: () => true,
};

/** Runs the gate in a browser. Returns the marks of the root and the policies it adds. */
function passGate({ window, element, supports }: typeof atFloor) {
  const marks: string[] = [];
  const policies: Record<string, string>[] = [];
  const document = {
    documentElement: { ...element, setAttribute: (name: string) => marks.push(name) },
    head: { appendChild: (policy: Record<string, string>) => policies.push(policy) },
    createElement: () => ({}),
  };
  runInNewContext(gateScript, { window, document, CSS: { supports } });
  return { marks, policies };
}

test('at the floor the root is marked, and scripts may run', () => {
  expect(passGate(atFloor)).toEqual({ marks: ['data-scripted'], policies: [] });
});

test.each([
  ['Chrome before 109', { ...atFloor, window: {} }],
  ['Firefox before 112', { ...atFloor, element: {} }],
  ['Safari before 16', { ...atFloor, supports: () => false }],
])('below it, as in %s, no other script of the page runs', (_, browser) => {
  const policy = { httpEquiv: 'content-security-policy', content: "script-src 'none'" };
  expect(passGate(browser)).toEqual({ marks: [], policies: [policy] });
});

test('the gate itself is read by every browser', () => {
  expect(() => parse(gateScript, { ecmaVersion: 5 })).not.toThrow();
});

test.each(Object.entries(browserFloor))(
  'the gate lets in %s %s, and little below it',
  (browser, floor) => {
    const needed = requirements.map(({ feature }) => {
      const { support } = compatOf(feature);
      const [first] = [support[browser as keyof typeof browserFloor]].flat();
      return Number.parseFloat(String(first?.version_added).replace('≤', ''));
    });
    const least = Math.max(...needed);
    expect(least).toBeLessThanOrEqual(Number(floor));
    expect(least).toBeGreaterThanOrEqual(Number(floor) - 3);
  },
);

test.each(['README.md', 'example/pages/accessibility.md'])('%s names the floor', (file) => {
  const { safari, chrome, firefox } = browserFloor;
  expect(readFileSync(file, 'utf8').replace(/\s+/g, ' ')).toContain(
    `from Safari and iOS ${safari}, Chrome and Edge ${chrome}, and Firefox ${firefox}`,
  );
});

function compatOf(feature: string): CompatStatement {
  let node = bcd as unknown as Record<string, never>;
  for (const part of feature.split('.')) node = node[part] as unknown as typeof node;
  return node['__compat'] as unknown as CompatStatement;
}
