import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TriedStudio, tryStudio } from '../testing/try-studio.ts';

let studio: TriedStudio;
beforeAll(async () => {
  studio = await tryStudio();
});
afterAll(() => studio.close());

describe('who may ask', () => {
  test.each([
    [
      'a foreign name that points here',
      '/',
      undefined,
      { headers: { host: 'evil.example:4330' } },
      403,
    ],
    [
      'a page of another site that writes',
      '/api/save',
      {},
      { headers: { 'sec-fetch-site': 'cross-site' } },
      403,
    ],
    [
      'the site beside it that writes',
      '/api/save',
      {},
      { headers: { 'sec-fetch-site': 'same-site' } },
      403,
    ],
    [
      'a program that does not say where it asks from',
      '/api/begin',
      {},
      { headers: { 'sec-fetch-site': '' } },
      403,
    ],
    [
      'a page of another site that reads',
      '/api/kinds',
      undefined,
      { headers: { 'sec-fetch-site': 'cross-site' } },
      403,
    ],
    ['a form', '/api/save', {}, { headers: { 'content-type': 'text/plain' } }, 415],
    ['an id that leads elsewhere', '/api/entry?kind=speakers&id=../site', undefined, {}, 400],
    ['an id with a dot', '/api/entry?kind=speakers&id=a.b', undefined, {}, 400],
    ['a page that there is not', '/api/entry?kind=homePage&id=other', undefined, {}, 400],
    ['a kind that there is not', '/api/entry?kind=constructor&id=x', undefined, {}, 400],
    [
      'a file that lies elsewhere',
      '/api/file?kind=speakers&id=amara-quill&name=../site.yaml&picture=',
      undefined,
      {},
      400,
    ],
    [
      'a file that is no picture',
      '/api/file?kind=speakers&id=amara-quill&name=amara-quill.md&picture=',
      undefined,
      {},
      400,
    ],
    ['a request that there is not', '/api/other', undefined, {}, 404],
    [
      'what is no JSON',
      '/api/save',
      Buffer.from('{'),
      { headers: { 'content-type': 'application/json' } },
      400,
    ],
  ])('%s is refused with words', async (_, path, body, change, status) => {
    const answer = await studio.ask(path, body, change);
    expect(answer.status).toBe(status);
    expect(answer.json.error).toMatch(/\w+ .*\.$|No page is made/);
    expect(await studio.status()).toEqual([]);
  });

  test('a file that is too large is refused before it is read', async () => {
    const headers = { 'content-length': '80000001' };
    const path = '/api/waiting?kind=speakers&id=amara-quill&place=portrait';
    const answer = await studio.ask(path, Buffer.alloc(0), { headers });
    expect(answer).toMatchObject({
      status: 413,
      json: { error: expect.stringContaining('at most 80 MB') },
    });
  });
});

describe('the page', () => {
  test('every address is the page, with a policy that lets in nothing foreign', async () => {
    const answer = await studio.ask('/entry/speakers/amara-quill');
    expect(answer.text).toContain('<meta name="preview" content="http://localhost:4321">');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain('frame-src http://localhost:4321');
    expect(policy).not.toMatch(/unsafe|\*|data:/);
  });

  test('fonts come from the site, other files do not', async () => {
    const font = await studio.ask('/fonts/brygada-1918-latin-wght-normal.woff2');
    expect(font.headers['content-type']).toBe('font/woff2');
    expect((await studio.ask('/package.json')).status).toBe(404);
  });
});
