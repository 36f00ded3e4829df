// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MediaKitPage } from './MediaKitPage.tsx';
import { kitPart } from './media-kit.ts';
import type { MediaKitPageFile } from './media-kit-page.schema.ts';

const email = {
  hello: 'hello@climatehealthvoices.example',
  voices: 'voices@climatehealthvoices.example',
  media: 'media@climatehealthvoices.example',
  catalyst: 'catalyst@climatehealthvoices.example',
  stories: 'stories@climatehealthvoices.example',
  accessibility: 'accessibility@climatehealthvoices.example',
};

const page: MediaKitPageFile = {
  title: 'Media kit',
  description: 'Files for the press.',
  lede: 'Files for the press.',
  back: 'Back to media inquiries',
  brand: {
    title: 'Brand assets',
    lede: 'Our mark.',
    files: [{ name: 'Logo package', format: 'ZIP', contents: 'The mark in color.' }],
  },
  materials: {
    title: 'Organizational materials',
    lede: 'Who we are.',
    files: [{ name: 'Fact sheets', contents: 'What we do.' }],
  },
  usage: { title: 'Usage guidelines', lede: 'Few rules.' },
  permitted: { title: 'Permitted uses', items: ['News'] },
  requirements: { title: 'Requirements', items: ['Name the source'] },
  closing: { title: 'Missing?', text: 'Ask.', button: 'Contact the media team' },
};

beforeEach(() => {
  const brand = kitPart(page.brand, email);
  const materials = kitPart(page.materials, email);
  render(<MediaKitPage page={page} brand={brand} materials={materials} />);
});
afterEach(cleanup);

test('I see what is in a file and that it is still to come', () => {
  const item = within(screen.getByRole('region', { name: 'Brand assets' })).getByRole('listitem');
  expect(within(item).getByRole('heading', { name: 'Logo package ZIP' })).toBeDefined();
  expect(item.textContent).toContain('The mark in color.');
  expect(item.textContent).toContain('Coming soon');
});

test('I can ask for a file by e-mail, and the letter names it', () => {
  const link = screen.getByRole('link', { name: /^Ask for it by e-mail.*Fact sheets/ });
  expect(link.getAttribute('href')).toContain('subject=Please%20send%20me%3A%20Fact%20sheets');
});

test('I find nothing to press that does nothing', () => {
  expect(screen.queryByRole('button')).toBeNull();
});

test('I can go back to the media inquiries', () => {
  const link = screen.getByRole('link', { name: 'Back to media inquiries' });
  expect(link.getAttribute('href')).toBe('/media-inquiries');
});

test('I read what I may do and what I must do', () => {
  const rules = screen.getByRole('region', { name: 'Usage guidelines' });
  expect(within(rules).getByRole('heading', { name: 'Permitted uses' })).toBeDefined();
  expect(within(rules).getByRole('heading', { name: 'Requirements' })).toBeDefined();
});
