// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { MediaInquiriesPage } from './MediaInquiriesPage.tsx';
import { mediaDeskSchema, mediaInquiriesPageSchema } from './media-pages.schema.ts';

const page = mediaInquiriesPageSchema.parse(read('media-inquiries'));
const desk = mediaDeskSchema.parse(read('media-desk'));

beforeEach(() => {
  const view = { ...desk, faces: [], daysOff: ['November 26, 2026 (Thanksgiving Day)'] };
  render(<MediaInquiriesPage page={page} desk={view} />);
});
afterEach(cleanup);

test('I can write to the media team from the top and from the contact card', () => {
  for (const name of [desk.contact.button, 'media@climatehealthvoices.example']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(
      /^mailto:media@climatehealthvoices\.example\?subject=Media%20inquiry/,
    );
  }
});

test('I know when I will hear back', () => {
  const card = screen.getByRole('region', { name: desk.contact.title });
  expect(within(card).getByText('Within 4 hours during business hours')).toBeDefined();
  expect(within(card).getByText('Monday to Friday, 9:00 AM to 6:00 PM Eastern Time')).toBeDefined();
  expect(within(card).getByText(/November 26, 2026 \(Thanksgiving Day\)/)).toBeDefined();
  expect(screen.getByText('Interviews scheduled within 24-48 hours')).toBeDefined();
});

test('with a deadline I know how much sooner, and I can call', () => {
  const letter = parse(readFileSync('example/letters/deadline.yaml', 'utf8'));
  expect(desk.call.deadline).toContain(`within ${letter.answer.hours} hour while`);
  const card = screen.getByRole('region', { name: desk.contact.title });
  expect(within(card).getByText(desk.call.deadline)).toBeDefined();
  expect(within(card).getByText(/At night, leave a message/)).toBeDefined();
  const guidelines = screen.getByRole('region', { name: 'Media guidelines' });
  for (const place of [card, guidelines]) {
    const number = within(place).getByRole('link', { name: '555-0150' });
    expect(number.getAttribute('href')).toBe('tel:555-0150');
  }
});

test('I find the expert directory', () => {
  const link = screen.getByRole('link', { name: desk.sources.link });
  expect(link.getAttribute('href')).toBe('/speakers/directory');
});

test('I read the four ways the team can help', () => {
  const help = screen.getByRole('region', { name: 'How We Can Help' });
  expect(within(help).getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

test('I find the three media resources', () => {
  const resources = screen.getByRole('region', { name: 'Media Resources' });
  const links = within(resources).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/media-inquiries/media-kit',
    '/resources/key-messages',
    '/resources/events-calendar',
  ]);
});

function read(name: string): unknown {
  return parse(readFileSync(`example/pages/${name}.yaml`, 'utf8'));
}
