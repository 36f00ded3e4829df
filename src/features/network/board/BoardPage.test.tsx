// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BoardMember } from './BoardPage.tsx';
import type { BoardMemberView } from './board.ts';

const ada: BoardMemberView = {
  name: 'Ada Fernvale, RN',
  title: 'Vice Chair, school nurse',
  focus: 'Speaks for the hosts.',
  isChair: false,
  initials: 'Ad',
  picture: undefined,
  profile: undefined,
};

function show(member: BoardMemberView) {
  render(<BoardMember member={member} />);
  return screen.getByRole('listitem');
}

afterEach(cleanup);

test('I read who the member is and what they look after', () => {
  const item = show(ada);
  expect(within(item).getByRole('heading', { level: 3 }).textContent).toBe('Ada Fernvale, RN');
  expect(item.textContent).toContain('Vice Chair, school nurse');
  expect(item.textContent).toContain('Speaks for the hosts.');
});

test('I see two letters where there is no picture, and nobody reads them to me', () => {
  const letters = within(show(ada)).getByText('Ad');
  expect(letters.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('I find no link where there is no profile', () => {
  expect(within(show(ada)).queryByRole('link')).toBeNull();
});

test('I am told when the profile is still to come, and find no link', () => {
  const item = show({ ...ada, profile: { href: undefined } });
  expect(within(item).getByText('LinkedIn: Coming Soon')).toBeDefined();
  expect(within(item).queryByRole('link')).toBeNull();
});

test('I open the profile in a new tab, and the link says whose it is', () => {
  const href = 'https://network.example/ada';
  const link = within(show({ ...ada, profile: { href } })).getByRole('link', {
    name: /^LinkedIn.*profile of Ada Fernvale, RN.*\(opens in a new tab\)$/,
  });
  expect(link.getAttribute('href')).toBe(href);
  expect(link.getAttribute('rel')).toBe('noopener');
});
