import { describe, expect, test } from 'vitest';
import { playerAddress, videoLink } from './video-link.ts';

const id = 'aB3_dE-7gH9';

describe('a watch or short link is a video', () => {
  test.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?v=${id}`,
    `https://m.youtube.com/watch?v=${id}&feature=share`,
    `https://music.youtube.com/watch?list=PL1&v=${id}`,
    `https://www.youtube.com/watch/?v=${id}`,
    `https://youtu.be/${id}`,
    `https://youtu.be/${id}/`,
    `https://youtu.be/${id}?si=abcdef`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://www.youtube.com/embed/${id}?rel=0`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}?feature=share`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${id}#comments`,
  ])('%s', (address) => {
    expect(videoLink(address)).toEqual({ host: 'YouTube', id, start: 0 });
  });
});

describe('anything else is not', () => {
  test.each([
    '',
    '#',
    '/stories',
    'youtube',
    `youtube.com/watch?v=${id}`,
    `//www.youtube.com/watch?v=${id}`,
    `http://www.youtube.com/watch?v=${id}`,
    `ftp://www.youtube.com/watch?v=${id}`,
    `javascript:alert(1)//www.youtube.com/watch?v=${id}`,
    `data:text/html,https://youtu.be/${id}`,
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil.example/youtube.com/watch?v=${id}`,
    `https://evil.example/?u=https://youtu.be/${id}`,
    `https://notyoutube.com/watch?v=${id}`,
    `https://youtube.com@evil.example/watch?v=${id}`,
    `https://me:secret@www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com:8443/watch?v=${id}`,
    `https://www.youtube.com./watch?v=${id}`,
    `https://xn--youtbe-0ya.com/watch?v=${id}`,
    `https://evil.example\\@youtu.be/${id}`,
    `https://youtu.be/${id}/more`,
    `https://youtu.be/${id}x`,
    'https://youtu.be/short',
    'https://youtu.be/',
    'https://www.youtube.com/watch',
    `https://www.youtube.com/watch?v=${id}%22onload=1`,
    `https://www.youtube.com/watch?v=${id}%0A`,
    'https://www.youtube.com/watch?v=<script>1</s',
    `https://www.youtube.com/embed/${id}/../../evil`,
    'https://www.youtube.com/playlist?list=PLaB3_dE-7gH9',
    'https://www.youtube.com/@climatehealth',
    `https://www.youtube.com/redirect?q=${id}`,
    `https://vimeo.com/watch?v=${id}`,
    `https://www.youtube.com/watch?v=${'a'.repeat(100_000)}`,
  ])('%.60s', (address) => {
    expect(videoLink(address)).toBeUndefined();
  });
});

test.each([
  ['t=90', 90],
  ['t=90s', 90],
  ['t=1m30s', 90],
  ['t=1h2m3s', 3723],
  ['t=2h', 7200],
  ['start=45', 45],
  ['t=', 0],
  ['t=-5', 0],
  ['t=soon', 0],
  ['t=999999999999', 0],
])('a link with %s begins at second %d', (query, start) => {
  expect(videoLink(`https://youtu.be/${id}?${query}`)?.start).toBe(start);
});

describe('the player', () => {
  test('comes from the host that sets no cookies, plays, and asks for captions', () => {
    expect(playerAddress({ host: 'YouTube', id, start: 0 })).toBe(
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&cc_load_policy=1&playsinline=1`,
    );
  });

  test('begins where the link says', () => {
    expect(playerAddress({ host: 'YouTube', id, start: 90 })).toMatch(/&start=90$/);
  });
});
