// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ToolkitFiles } from './ToolkitFiles.tsx';
import { toolkitGroups } from './toolkit-groups.ts';

const address = 'hello@climatehealthvoices.example';
const email = {
  hello: address,
  voices: address,
  media: address,
  catalyst: address,
  stories: address,
  accessibility: address,
};
const groups = toolkitGroups(
  [
    { title: 'Planning', items: [{ title: 'Checklist', text: 'What to do when.' }] },
    { title: 'Promotion', items: [{ title: 'Flyer', text: 'For the window.' }] },
  ],
  email,
);

function show() {
  const { container } = render(<ToolkitFiles groups={groups} />);
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

  test('can be asked for, each by a link that names it', () => {
    for (const group of show()) group.open = true;
    expect(screen.getAllByText('Coming soon')).toHaveLength(2);
    const link = screen.getByRole('link', { name: /^Ask for it by e-mail ?\(Flyer\)$/ });
    expect(link.getAttribute('href')).toBe(
      `mailto:${address}?subject=Please%20send%20me%3A%20Flyer&body=I%20need%20it%20for%3A%20`,
    );
  });
});
