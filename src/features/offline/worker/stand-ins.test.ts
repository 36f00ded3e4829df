import { expect, test } from 'vitest';
import { rewritten, withNote } from './stand-ins.ts';

const note = {
  label: 'Kept copy',
  text: 'From "May".',
  links: [{ href: '/offline', label: 'What is kept' }],
};
const inserted =
  '<aside class="kept-note" aria-label="Kept copy"><p>From &quot;May&quot;. <a href="/offline">What is kept</a></p></aside>';

test.each([
  [
    '<body><header></header><main id="main">x</main>',
    `<body><header></header>${inserted}<main id="main">x</main>`,
  ],
  ['<body class="a"><p>x</p>', `<body class="a">${inserted}<p>x</p>`],
  ['plain text', 'plain text'],
])('%s', (html, expected) => {
  expect(withNote(html, note)).toBe(expected);
});

test('what an address says is text and nothing else', () => {
  const hostile = { ...note, text: '/<script>alert(1)</script>$&', links: [] };
  expect(withNote('<main>', hostile)).toBe(
    '<aside class="kept-note" aria-label="Kept copy"><p>/&lt;script&gt;alert(1)&lt;/script&gt;$&amp;</p></aside><main>',
  );
});

test('a changed answer keeps its policy and drops what told of its bytes', async () => {
  const answer = new Response('a', {
    headers: {
      'content-security-policy': "default-src 'none'",
      'content-encoding': 'br',
      etag: 'x',
    },
  });
  const changed = await rewritten(answer, (html) => `${html}b`, 503);
  expect(await changed.text()).toBe('ab');
  expect(changed.status).toBe(503);
  expect(changed.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(changed.headers.get('content-encoding')).toBeNull();
  expect(changed.headers.get('etag')).toBeNull();
});
