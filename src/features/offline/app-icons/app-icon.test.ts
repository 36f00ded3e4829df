import { expect, test } from 'vitest';
import { markBars } from '#site/site.ts';
import { appIcons, iconDrawing, iconHref } from './app-icon.ts';

test.each(appIcons)('the icon $purpose of $size pixels has every bar in a color', (icon) => {
  const drawing = iconDrawing(icon);
  const fills = [...drawing.matchAll(/<rect x=[^>]*fill="(#[0-9a-f]{3,6})"/g)];
  expect(fills).toHaveLength(markBars.length);
  expect(drawing).toContain(`width="${icon.size}"`);
});

test('an icon that the system paints has no ground', () => {
  expect(iconDrawing({ purpose: 'monochrome', size: 512 })).not.toContain('100%');
});

test('every icon has a file of its own', () => {
  expect(new Set(appIcons.map(iconHref)).size).toBe(appIcons.length);
});
