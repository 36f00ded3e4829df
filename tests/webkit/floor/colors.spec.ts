import { groundOf, paper } from '../colors.ts';
import { expect, test } from '../test.ts';

test('a page has its ground', async ({ visitor }) => {
  await visitor.open('/privacy');
  expect(await groundOf(visitor)).toBe(paper.light);
});
