import { expect, test } from 'vitest';
import { formatProblems } from '../problem.ts';
import type { Change } from './change.ts';
import { checkTree } from './check-tree.ts';
import { soundTree } from './sound-tree.ts';

/**
 * A change, the file and field of the one problem that it must cause, and a pattern of its message
 * and fix.
 */
export type ProblemCase = [name: string, change: Change, file: string, field: string, says: RegExp];

/** Matches a fix: after a guess, if any, it begins with a verb that says what to do. */
const fixPattern =
  /^(Did you mean "[^"]+"\? )?(Add|Begin|Bring|Change|Choose|Copy|Correct|Cut|Delete|Export|Fill|Give|If|Keep|Leave|Let|Make|Move|Name|Open|Put|Remove|Rename|Replace|Run|Save|Say|Shorten|Use|Write)\b.*[.?]$/s;

/** One test for each change: it alone causes exactly one problem, with place, field and fix. */
export function testProblems(cases: ProblemCase[]): void {
  test.each(cases)('%s', async (_, change, file, field, says) => {
    const tree = soundTree();
    change(tree);
    const problems = await checkTree(tree);
    expect(problems).toMatchObject([{ file, field }]);
    for (const problem of problems) {
      expect(`${problem.message}. ${problem.fix}`).toMatch(says);
      expect(problem.fix).toMatch(fixPattern);
      expect(problem.line).toBeGreaterThan(0);
      expect(problem.column).toBeGreaterThan(0);
      expect(formatProblems([problem])).toContain(`${file}:${problem.line}:${problem.column}\n`);
    }
  });
}
