import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import { builtFiles } from '../support/built-files.ts';
import { namedAddresses } from '../support/named-addresses.ts';
import { isolated, otherSite } from '../support/other-site.ts';
import { expect, test } from '../support/test.ts';

// Requests to the other site, which these tests are about.
test.use({ allowedMessages: [/^another server: (blob:)?http:\/\/127\.0\.0\.1:/] });

const named = namedAddresses().map(({ path }) => path);
const pictures = named.filter((path) => /\.(avif|gif|ico|jpg|png|svg|webp)$/.test(path));
const recordings = named.filter((path) => /\.(m4a|mp3|mp4|opus|webm)$/.test(path));
const captions = named.filter((path) => /^\/recordings\/.*\.vtt$/.test(path));
const feeds = named.filter((path) => /\.(ics|xml)$/.test(path));

/** Opens a page of another site, runs requests to our server in it, and closes the site. */
async function elsewhere<Result>(
  page: Page,
  headers: Readonly<Record<string, string>>,
  ask: () => Promise<Result>,
): Promise<Result> {
  const other = await otherSite('<p>Elsewhere</p>', headers);
  await page.goto(other.address);
  const result = await ask();
  other.close();
  return result;
}

test('a page of another site reads every address that our feeds, cards, embeds and data name', {
  tag: ['@firefox', '@long'],
}, async ({ page, baseURL }) => {
  expect(feeds.length).toBeGreaterThan(0);
  const read = await elsewhere(page, {}, () =>
    page.evaluate(
      async ({ base, paths }) => {
        const queue = paths.values();
        const lengths: Record<string, number | string> = {};
        const reader = async () => {
          for (const path of queue) {
            try {
              const answer = await fetch(base + path, { mode: 'cors', redirect: 'error' });
              const { byteLength } = await answer.arrayBuffer();
              lengths[path] = answer.ok ? byteLength : `status ${answer.status}`;
            } catch (error) {
              lengths[path] = String(error);
            }
          }
        };
        await Promise.all(Array.from({ length: 24 }, reader));
        return lengths;
      },
      { base: String(baseURL), paths: named },
    ),
  );
  const unread = named.filter((path) => read[path] !== sizeOf(path));
  expect(unread.map((path) => `${path}: ${read[path]}`)).toEqual([]);
});

/** The size in bytes of the file or page at a path. */
function sizeOf(path: string): number {
  const [address = ''] = path.split('?');
  const isFile = /\.\w+$/.test(address);
  const page = address === '/' ? 'index.html' : `${address}.html`;
  return statSync(join(outDir, isFile ? address : page)).size;
}

test('a player or reader of another site gets a part of a recording, and asks whether a feed has changed', async ({
  page,
  baseURL,
}) => {
  const recording = recordings[0];
  const feed = feeds[0];
  const answers = await elsewhere(page, {}, () =>
    page.evaluate(
      async ([audio = '', list = '']) => {
        const part = await fetch(audio, { headers: { Range: 'bytes=100-299' } });
        const whole = await fetch(list);
        const tag = whole.headers.get('ETag') ?? '';
        const again = await fetch(list, { headers: { 'If-None-Match': tag }, cache: 'no-store' });
        return {
          part: part.status,
          range: part.headers.get('Content-Range'),
          bytes: (await part.arrayBuffer()).byteLength,
          hasTag: tag !== '',
          again: again.status,
        };
      },
      [`${baseURL}${recording}`, `${baseURL}${feed}`],
    ),
  );
  const size = sizeOf(String(recording));
  expect(answers).toEqual({
    part: 206,
    range: `bytes 100-299/${size}`,
    bytes: 200,
    hasTag: true,
    again: 304,
  });
});

for (const { kind, headers } of [
  { kind: 'a page', headers: {} },
  { kind: 'an isolated page', headers: isolated },
]) {
  test(`${kind} of another site shows every cover, headshot and share picture`, {
    tag: kind === 'an isolated page' ? '@release' : '@long',
  }, async ({ page, baseURL }) => {
    expect(pictures.length).toBeGreaterThan(0);
    const broken = await elsewhere(page, headers, () =>
      page.evaluate(
        async ({ base, paths }) => {
          const problems: string[] = [];
          const isShown = (path: string, crossOrigin: string | null) =>
            new Promise<void>((done) => {
              const picture = new Image();
              picture.crossOrigin = crossOrigin;
              picture.onload = () => done();
              picture.onerror = () => {
                problems.push(`${path}, ${crossOrigin ?? 'plain'}`);
                done();
              };
              picture.src = base + path;
            });
          const queue = paths.values();
          const viewer = async () => {
            for (const path of queue) {
              await isShown(path, null);
              await isShown(`${path}?read`, 'anonymous');
            }
          };
          await Promise.all(Array.from({ length: 8 }, viewer));
          return problems;
        },
        { base: String(baseURL), paths: pictures },
      ),
    );
    expect(broken).toEqual([]);
  });

  test(`${kind} of another site plays every recording, with its captions`, {
    tag: kind === 'an isolated page' ? '@release' : '@long',
  }, async ({ page, baseURL }) => {
    expect(builtFiles('recordings/*.vtt').map((file) => `/${file}`)).toEqual(captions.toSorted());
    const { played, problems } = await elsewhere(page, headers, () =>
      page.evaluate(playAll, { base: String(baseURL), paths: recordings, texts: captions }),
    );
    expect(problems).toEqual([]);
    expect(played).toBeGreaterThan(0);
  });
}

interface Asked {
  base: string;
  paths: readonly string[];
  texts: readonly string[];
}

/**
 * Plays recordings in the page, each with CORS and captions, and without CORS. A recording that the
 * browser cannot play from its own memory either, because it has no decoder, does not count.
 */
async function playAll({ base, paths, texts }: Asked) {
  const once = (target: EventTarget, good: string, bad: string) =>
    new Promise<boolean>((done) => {
      target.addEventListener(good, () => done(true), { once: true });
      target.addEventListener(bad, () => done(false), { once: true });
    });
  const plays = async (src: string, crossOrigin: string | null, track?: HTMLTrackElement) => {
    const player = document.createElement('video');
    player.muted = true;
    player.crossOrigin = crossOrigin;
    if (track) player.append(track);
    document.body.append(player);
    const goesOn = once(player, 'timeupdate', 'error');
    player.src = src;
    await player.play().catch(() => undefined);
    const isPlayed = await goesOn;
    player.pause();
    return isPlayed;
  };
  const showsCaptions = async (track: HTMLTrackElement, src: string) => {
    const isLoaded = once(track, 'load', 'error');
    track.kind = 'captions';
    track.src = src;
    track.track.mode = 'hidden';
    return (await isLoaded) && (track.track.cues?.length ?? 0) > 0;
  };
  const problems: string[] = [];
  let played = 0;
  const hear = async (path: string) => {
    const blob = await (await fetch(base + path)).blob();
    if (!(await plays(URL.createObjectURL(blob), null))) return;
    played += 1;
    if (!(await plays(base + path, null))) problems.push(`${path}, plain`);
    // Captions of another origin come only where the player asks by CORS (HTML Standard, section
    // 4.8.11.11.3).
    const track = document.createElement('track');
    const text = texts.find((one) => one === path.replace(/\.\w+$/, '.vtt'));
    const [isPlayed, isCaptioned] = await Promise.all([
      plays(base + path, 'anonymous', track),
      showsCaptions(track, `${base}${text}`),
    ]);
    if (!isPlayed) problems.push(`${path}, by CORS`);
    if (!isCaptioned) problems.push(`${text}, captions`);
  };
  const queue = paths.values();
  const listener = async () => {
    for (const path of queue) await hear(path);
  };
  await Promise.all(Array.from({ length: 6 }, listener));
  return { played, problems };
}
