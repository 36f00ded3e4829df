import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { checklist } from './testing/planner-content.ts';

/** The checklist to print, one of the documents of the toolkit. */
const file = 'content/toolkit/event-planning-checklist.yaml';

interface Section {
  title: string;
  parts: readonly { kind: string; items?: readonly unknown[] }[];
}

test.skipIf(!existsSync(file))('the checklist to print and the planner hold the same tasks', () => {
  const { sections } = parse(readFileSync(file, 'utf8')) as { sections: readonly Section[] };
  for (const { title, tasks } of checklist.phases) {
    const parts = sections.find((section) => section.title === title)?.parts ?? [];
    const items = parts.filter(({ kind }) => /^(tasks|checks|steps)$/.test(kind));
    expect(items.flatMap((part) => part.items)).toEqual(tasks.map(({ task }) => task));
  }
});
