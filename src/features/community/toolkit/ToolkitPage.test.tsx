// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { DownloadView } from '#files/downloads/download.ts';
import type { ToolkitGroupView } from './load-toolkit.ts';
import { ToolkitFiles } from './ToolkitPage.tsx';

const checklist: DownloadView = {
  href: '/downloads/toolkit/event-planning-checklist.pdf',
  file: 'event-planning-checklist.pdf',
  item: 'event-planning-checklist',
  name: 'Event planning checklist',
  type: 'pdf',
  variant: undefined,
  bytes: 92_000,
  pages: 4,
  date: '2026-11-22',
};
const groups: ToolkitGroupView[] = [
  {
    title: 'Planning',
    items: [
      {
        id: 'event-planning-checklist',
        title: 'Checklist',
        text: 'What to do when.',
        downloads: [checklist],
      },
    ],
  },
  {
    title: 'Promotion',
    items: [{ id: 'event-flyer', title: 'Flyer', text: 'A window.', downloads: [] }],
  },
];

function show() {
  const { container } = render(<ToolkitFiles groups={groups} hint="{items} items" />);
  return [...container.querySelectorAll('details')];
}

describe('the files of the toolkit', () => {
  afterEach(cleanup);

  test('are in groups of which at most one is open', () => {
    const names = show().map((group) => group.getAttribute('name'));
    expect(new Set(names)).toEqual(new Set(['toolkit']));
  });

  test('start closed, each group under its heading', () => {
    const groupElements = show();
    expect(groupElements.every((group) => !group.open)).toBe(true);
    expect(groupElements[0]?.querySelector('summary h3')?.textContent).toBe('Planning');
  });

  test('are saved by a button that names the file, with its size, pages and date', () => {
    for (const group of show()) group.open = true;
    const link = screen.getByRole('link', {
      name: /^Download PDF ?\(Event planning checklist\) ?4 pages, 92 kB, Nov 22, 2026$/,
    });
    expect(link.getAttribute('href')).toBe(checklist.href);
    expect(link.getAttribute('download')).toBe('event-planning-checklist.pdf');
  });

  test('can be requested while there is none', () => {
    for (const group of show()) group.open = true;
    const link = screen.getByRole('link', { name: /^Ask for it by email ?\(Flyer\)$/ });
    expect(link.getAttribute('href')).toMatch(
      /^mailto:hello@climatehealthvoices\.example\?subject=Please%20send%20me%3A%20Flyer&body=.*I%20need%20it%20for/,
    );
  });
});
