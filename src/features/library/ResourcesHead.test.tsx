// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ResourcesHead } from './ResourcesHead.tsx';

const links = [
  { label: 'Key Messages', href: '/resources/key-messages' },
  { label: 'Resource Library', href: '/resources/library' },
];

function show(path: string) {
  render(<ResourcesHead title="A page" lede="What it is for" path={path} tabs={links} />);
  const tabs = within(screen.getByRole('navigation', { name: 'Resources' })).getAllByRole('link');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole(
    'link',
  );
  return {
    current: tabs.filter((tab) => tab.getAttribute('aria-current') === 'page'),
    crumbs: crumbs.map(({ textContent }) => textContent),
  };
}

describe('the top of a Resources page', () => {
  afterEach(cleanup);

  test('marks the tab of the page', () => {
    const { current, crumbs } = show('/resources/library');
    expect(current.map(({ textContent }) => textContent)).toEqual(['Resource Library']);
    expect(crumbs).toEqual(['Home', 'Resources']);
  });

  test('marks no tab on the index, nor on the toolkit', () => {
    expect(show('/resources').current).toEqual([]);
    cleanup();
    expect(show('/resources/community-toolkit').current).toEqual([]);
  });

  test('does not lead from the index to itself', () => {
    expect(show('/resources').crumbs).toEqual(['Home']);
  });
});
