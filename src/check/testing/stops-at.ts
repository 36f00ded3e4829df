import { expect, test } from 'vitest';
import { formatFaults } from '../fault.ts';
import type { Change } from './change.ts';
import { checkTree } from './check-tree.ts';
import { soundTree } from './sound-tree.ts';

/** A slip, the one fault it must cause, and words that must be in the advice. */
export type Slip = [name: string, change: Change, file: string, field: string, says: RegExp];

/** A remedy says what to do, first of all. */
const act =
  /^(Did you mean "[^"]+"\? )?(Add|Begin|Bring|Change|Choose|Copy|Correct|Cut|Delete|Export|Fill|Give|If|Keep|Leave|Let|Make|Move|Name|Open|Put|Remove|Rename|Replace|Run|Save|Say|Shorten|Use|Write)\b.*[.?]$/s;

/** One test for each slip: it alone causes exactly one fault, with place, field and remedy. */
export function stopsAt(slips: Slip[]): void {
  test.each(slips)('%s', async (_, change, file, field, says) => {
    const tree = soundTree();
    change(tree);
    const faults = await checkTree(tree);
    expect(faults).toMatchObject([{ file, field }]);
    for (const fault of faults) {
      expect(`${fault.problem}. ${fault.remedy}`).toMatch(says);
      expect(fault.remedy).toMatch(act);
      expect(fault.line).toBeGreaterThan(0);
      expect(fault.column).toBeGreaterThan(0);
      expect(formatFaults([fault])).toContain(`${file}:${fault.line}:${fault.column}\n`);
    }
  });
}
