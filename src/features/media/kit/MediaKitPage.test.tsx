// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { MediaKitPage, type OfferedFile } from './MediaKitPage.tsx';
import { mediaKitPageSchema } from './media-kit.schema.ts';

const page = mediaKitPageSchema.parse(parse(readFileSync('example/pages/media-kit.yaml', 'utf8')));

/** A file of the kit. The name that visitors read has its item in it: `Heat: fact-sheets`. */
function offered(item: string, type: 'pdf' | 'docx' | 'zip', variant?: string): OfferedFile {
  const file = `${item}-${variant ?? 'all'}.${type}`;
  const name = variant ? `${variant}: ${item}` : item;
  return {
    href: `/downloads/${file}`,
    file,
    item,
    name,
    type,
    variant,
    bytes: 92_000,
    pages: type === 'pdf' ? 3 : undefined,
    date: '2026-11-22',
    preview:
      type === 'pdf' ? { src: `/previews/${file}.png`, alt: `First page of ${name}` } : undefined,
  };
}

const files = [
  offered('logo-package', 'zip'),
  offered('brand-guide', 'pdf'),
  offered('fact-sheets', 'pdf', 'Heat'),
  offered('fact-sheets', 'docx', 'Heat'),
  offered('fact-sheets', 'pdf', 'Floods'),
  offered('leadership-bios', 'pdf'),
];
const clip = {
  id: 'bus',
  title: 'A bus stop',
  description: 'A bus comes.',
  credit: 'Drawing by us',
  sample: true,
  seconds: 8,
  captions: '/clips/bus.vtt',
  poster: { src: '/bus.jpg', width: 1280, height: 720, sources: [], focus: 'center' as const },
  files: [{ href: '/clips/bus.mp4', format: 'MP4', bytes: 209_111 }],
};
const tile = {
  src: '/logo-white.svg',
  alt: 'The mark in white',
  name: 'Reversed',
  ground: 'dark' as const,
  width: 180,
  height: 44,
};

function kitPage(offeredFiles: readonly OfferedFile[]) {
  return (
    <MediaKitPage
      page={page}
      files={offeredFiles}
      logos={[tile]}
      clips={[clip]}
      allClips={offered('b-roll-gallery', 'zip')}
      license={{
        name: 'License',
        text: 'Creative Commons.',
        link: 'Read it',
        href: 'https://x.example',
      }}
    />
  );
}

beforeEach(() => {
  render(kitPage(files));
});
afterEach(cleanup);

test('I see what each file is before I take it: type, pages, size and date', () => {
  const brand = within(screen.getByRole('region', { name: 'Brand assets' }));
  const link = brand.getByRole('link', {
    name: /^Download PDF ?\(brand-guide\) ?3 pages, 92 kB, Nov 22, 2026$/,
  });
  expect(link.getAttribute('href')).toBe('/downloads/brand-guide-all.pdf');
  expect(link.closest('li')?.textContent).toContain('3 pages, 92 kB, Nov 22, 2026');
});

test('I find one fact sheet for each hazard, to read and to copy from, with its first page', () => {
  const materials = within(screen.getByRole('region', { name: 'Organizational materials' }));
  const sheets = materials.getByRole('list', { name: 'Fact sheets' });
  expect(
    within(sheets)
      .getAllByRole('heading', { level: 4 })
      .map((one) => one.textContent),
  ).toEqual(['Heat', 'Floods']);
  expect(
    within(sheets).getByRole('link', {
      name: /^Download Word ?\(Heat: fact-sheets\) ?(\d+ pages?, )?\d+ kB, /,
    }),
  ).toBeDefined();
  expect(
    within(sheets).getByRole('img', { name: 'First page of Heat: fact-sheets' }),
  ).toBeDefined();
});

test('I read what a clip shows, that it is a sample, its length and its credit', () => {
  const gallery = screen.getByRole('region', { name: 'B-roll gallery' });
  for (const words of ['A bus comes.', 'Sample', '8 seconds, no sound', 'Credit: Drawing by us'])
    expect(gallery.textContent).toContain(words);
  const play = within(gallery).getByRole('link', { name: /^Play the clip/ });
  expect(play.getAttribute('href')).toBe('/clips/bus.mp4');
});

test('a reversed mark stands on a dark ground', () => {
  const mark = screen.getByRole('img', { name: 'The mark in white' });
  expect(mark.parentElement?.dataset['ground']).toBe('dark');
});

test('I can go back, and I read what I may do, what I must do and the license', () => {
  const back = screen.getByRole('link', { name: 'Back to media inquiries' });
  expect(back.getAttribute('href')).toBe('/media-inquiries');
  const rules = within(screen.getByRole('region', { name: 'Usage guidelines' }));
  expect(rules.getByRole('heading', { name: 'Permitted uses' })).toBeDefined();
  expect(rules.getByRole('heading', { name: 'Requirements' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'License' }).textContent).toContain('Creative Commons');
});

test('an item without a file is refused, so no button leads nowhere', () => {
  expect(() => renderToStaticMarkup(kitPage(files.slice(1)))).toThrow('logo-package');
});
