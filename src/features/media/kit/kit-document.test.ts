import { expect, test } from 'vitest';
import { firstPage } from './kit-document.ts';

const ground = '<path class="s" fill="#ffffff" d="M 0 0v 792 h 612 v -792 Z "/>';

test('the first page is cut out, and the grounds of the others do not cover it', () => {
  const pages = `<svg viewBox="0 0 612 1584" width="612pt" height="1584pt">${ground}<g/>${ground}<g/></svg>`;
  expect(firstPage(pages)).toBe(
    `<svg viewBox="0 0 612 792" width="612" height="792">${ground}<g/><g/></svg>`,
  );
});
