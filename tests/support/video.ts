import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { workView } from '#features/speakers/speaker.ts';
import { headersFor } from '#hosting/headers.ts';
import { outDir } from '#hosting/out-dir.ts';
import { securityPolicyFor, withPolicy } from '#hosting/security-policy.ts';
import { builtFiles } from './built-files.ts';
import { drawView } from './draw-view.ts';
import { quill } from './profile.ts';

export const videoHost = 'https://www.youtube-nocookie.com';
export const video = {
  title: 'What the heat ward taught me',
  length: '18 minutes',
  note: 'Keynote, Gulf Nurses Assembly.',
  url: 'https://www.youtube.com/watch?v=aB3_dE-7gH9&t=1m30s',
};
export const untilPlay = 'Nothing is loaded from the video host until you press play.';

/** The request for the host's player, which only the story makes; for `allowedMessages`. */
export const playerAsked =
  /^another server: https:\/\/www\.youtube-nocookie\.com\/embed\/aB3_dE-7gH9\?/;

/**
 * Gives a speaker three videos: one of the video host, one of another site, one still to come. The
 * speakers of the content have none.
 */
export async function giveVideos(page: Page): Promise<void> {
  const elsewhere = { title: 'On the loading dock', url: 'https://talks.example/ice' };
  const soon = { title: 'The weekend the ice ran out', url: '#' };
  const list = await drawView('/src/features/speakers/profile/WorkList.tsx', 'WorkList', {
    works: [video, elsewhere, soon].map(workView),
    verb: 'Watch Video →',
    none: '',
    untilPlay,
  });
  await page.route(`**${quill.path}`, async (route) => {
    const built = await (await route.fetch()).text();
    for (const [, name = ''] of list.matchAll(/class="([k-z][a-z]\d+)"/g))
      expect(built).toContain(name);
    const body = withVideos(built, list);
    const headers = headersFor(quill.path, securityPolicyFor(body).header);
    await route.fulfill({
      body,
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
    });
  });
}

/** Answers in place of the video host. Returns the list of requested addresses, which grows. */
export async function standInForHost(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  await page.route(/^https:/, async (route) => {
    addresses.push(route.request().url());
    await route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Player</title><button>Pause</button></html>',
    });
  });
  return addresses;
}

function withVideos(built: string, list: string): string {
  const policy = /<meta http-equiv="content-security-policy"[^>]*>/;
  const videos = /(<section[^>]*id="videos"[^>]*>.*?<\/h2>).*?(<\/section>)/s;
  expect(built).toMatch(policy);
  expect(built).toMatch(videos);
  const page = built.replace(policy, '').replace(videos, `$1${list}$2`);
  return withPolicy(page.replace('</body>', `${videoScript()}</body>`));
}

/** The tag of the script that the shell gives to a page in which a video is. */
function videoScript(): string {
  const [script, ...others] = builtFiles('_astro/Behaviors.*.js').filter((file) =>
    readFileSync(join(outDir, file), 'utf8').includes('[data-enhance=video]'),
  );
  expect(others).toEqual([]);
  return `<script type="module" src="/${script}"></script>`;
}
