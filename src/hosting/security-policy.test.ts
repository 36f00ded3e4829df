import { describe, expect, test } from 'vitest';
import { securityPolicyFor, withPolicy } from './security-policy.ts';

const page = `<html><head><meta charset="utf-8"><style>a{}</style><script>run()</script>
<script type="module" src="/_astro/x.js"></script><script type="application/ld+json">{"a":1}</script></head></html>`;

describe('the security policy of a page', () => {
  test('allows nothing that is not named', () => {
    const { header } = securityPolicyFor(page);
    expect(header).toMatch(/^default-src 'none';/);
    expect(header).not.toMatch(/unsafe-inline|unsafe-eval|data:|\*/);
  });

  test('names inline parts by their hash, and neither files nor data blocks', () => {
    const { header } = securityPolicyFor(page);
    expect(header.match(/sha256-/g)).toHaveLength(2);
    expect(header).toContain("'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='");
  });

  test('keeps frame-ancestors out of the meta form', () => {
    const { meta, header } = securityPolicyFor(page);
    expect(meta).not.toContain('frame-ancestors');
    expect(header).toContain("frame-ancestors 'none'");
  });

  test('shows nothing of another site', () => {
    expect(securityPolicyFor(page).header).not.toMatch(/frame-src|https:/);
  });

  test('lets a page with videos show their host’s player, and names it once', () => {
    const player =
      '<button data-player="https://www.youtube-nocookie.com/embed/aB3_dE-7gH9?a=1&amp;b">';
    const { meta, header } = securityPolicyFor(page + player + player);
    expect(meta).toContain('; frame-src https://www.youtube-nocookie.com; ');
    expect(header).toContain(meta);
  });

  test.each([
    'https://www.youtube.com/embed/aB3_dE-7gH9',
    'https://www.youtube-nocookie.com.evil.example/embed/aB3_dE-7gH9',
    'http://www.youtube-nocookie.com/embed/aB3_dE-7gH9',
    'javascript:alert(1)',
    '/embed',
  ])('is not given to a page with a player from %s', (address) => {
    expect(() => securityPolicyFor(`${page}<button data-player="${address}">`)).toThrow();
  });

  test('stands right after the character set', () => {
    expect(withPolicy(page)).toMatch(
      /<meta charset="utf-8"><meta http-equiv="content-security-policy"/,
    );
  });

  test('is not left out in silence', () => {
    expect(() => withPolicy('<html></html>')).toThrow('charset');
  });
});
