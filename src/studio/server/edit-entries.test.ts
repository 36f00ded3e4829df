import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TriedStudio, tryStudio } from '../testing/try-studio.ts';

let studio: TriedStudio;
beforeAll(async () => {
  studio = await tryStudio();
});
afterAll(() => studio.close());
beforeEach(() => studio.restore());

const speaker = { kind: 'speakers', id: 'amara-quill' };

describe('an entry', () => {
  test('is the same file once it is saved unchanged', async () => {
    const { status, json } = await studio.save(speaker, {});
    expect(status).toBe(200);
    expect(json).toMatchObject({ notes: [], problems: [], total: 0 });
    expect(await studio.status()).toEqual([]);
  });

  test('may not take the address of a page', async () => {
    const { status, json } = await studio.save(
      { kind: 'speakers', id: 'directory' },
      { name: 'X' },
    );
    expect({ status, error: json.error }).toMatchObject({
      status: 400,
      error: /address of a page/,
    });
  });

  test('of a page of the site stays', async () => {
    expect((await studio.ask('/api/delete', { kind: 'homePage', id: 'home' })).status).toBe(400);
  });
});
