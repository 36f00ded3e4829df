import { expect, test } from 'vitest';
import { previewSheet } from './preview-sheet.ts';

test('pictures stand below each other, each with a view of itself', () => {
  const sheet = previewSheet([
    { id: 'logo', width: 40, height: 10, drawn: '<svg width="40" height="10"></svg>' },
    { id: 'guide', width: 20, height: 30, drawn: Buffer.from('png') },
  ]);
  expect(sheet).toContain('width="40" height="40" viewBox="0 0 40 40"');
  expect(sheet).toContain('<view id="logo" viewBox="0 0 40 10"/><svg y="0" width="40"');
  expect(sheet).toContain('<view id="guide" viewBox="0 10 20 30"/><image y="10" width="20"');
  expect(sheet).toContain('href="data:image/png;base64,cG5n"');
});
