import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readSiteFacts } from '#hosting/built-site.ts';
import { headersWithoutFile } from '#hosting/headers.ts';
import { hostingDir, outDir } from '#hosting/out-dir.ts';
import { hostHeaders, onCloudflare, onNetlify } from '#hosting/testing/platform-headers.ts';
import { findNginx, findProgram } from '../../scripts/programs.ts';
import { namedAddresses } from '../support/named-addresses.ts';
import { fileProblems, headerProblems } from '../support/servers/file-problems.ts';
import { runCaddy } from '../support/servers/run-caddy.ts';
import { runLocal } from '../support/servers/run-local.ts';
import { runNginx } from '../support/servers/run-nginx.ts';
import type { RunningServer } from '../support/servers/running-server.ts';
import {
  closedReasons,
  preflightProblems,
  sharingProblems,
} from '../support/servers/sharing-problems.ts';

const site = readSiteFacts(outDir);
const nginx = findNginx();
const caddy = findProgram('caddy');

const servers: { name: string; run: (() => Promise<RunningServer>) | undefined }[] = [
  { name: 'the local server', run: runLocal },
  { name: 'nginx', run: nginx ? () => runNginx(nginx) : undefined },
  { name: 'Caddy', run: caddy ? () => runCaddy(caddy) : undefined },
];

for (const { name, run } of servers) {
  test.describe(name, { tag: name === 'the local server' ? [] : '@release' }, () => {
    test.describe.configure({ mode: 'serial' });
    test.skip(
      run === undefined,
      `not run: there is no ${name}, or none with brotli, on this machine`,
    );

    let server: RunningServer;
    test.beforeAll(async () => {
      if (run) server = await run();
    });
    test.afterAll(() => server?.stop());

    // `npm test` opens a page of each kind with the local server.
    test('sends every file whole, small, with its type, its headers and its policy', {
      tag: '@release',
    }, async () => {
      expect((await fileProblems(server, site)).slice(0, 30)).toEqual([]);
    });

    test('leads from every old or untidy address in one step, for good', async () => {
      const untidy = site.pages.flatMap(({ path, file }) =>
        path === '/' ? [] : [[`${path}/`, path] as const, [file, path] as const],
      );
      const both = [
        ['/about/', '/about/about-us'],
        ['/about.html', '/about/about-us'],
        ['/index.html', '/'],
        ['/about?from=mail&x=%0d%0aSet-Cookie:a', '/about/about-us?from=mail&x=%0d%0aSet-Cookie:a'],
      ] as const;
      const problems: string[] = [];
      for (const [from, to] of [...site.moves, ...untidy, ...both]) {
        const { status, headers } = await server.ask(encodeURI(from).replaceAll('%25', '%'));
        const target = decodeURI(String(headers.location));
        if (status !== 301 || target !== decodeURI(to))
          problems.push(`${from}: ${status} ${target}`);
        const { 'x-content-type-options': sniffing, 'x-frame-options': framing } = headers;
        // A redirect has no content; its target says who may frame it.
        const isRefused = framing === 'DENY' || from.replace(/^\//, '').startsWith('embed/');
        if (sniffing !== 'nosniff' || !isRefused) problems.push(`${from}: without headers`);
      }
      expect(problems.slice(0, 30)).toEqual([]);
    });

    test('says 404 for what is missing or nobody’s business, and lets nobody keep that', async () => {
      const of = (path: string) => site.missing.find((page) => page.path === path);
      const everywhere = [
        '/nowhere',
        '/nowhere/',
        '/404',
        '/404.html',
        '/_astro',
        '/_astro/',
        '/_astro/gone.js',
        '/privacy.html.br',
        '/privacy.html.gz',
        '/.git/config',
        '/.env',
        '/_headers',
        '/../package.json',
        '/%2e%2e%2fpackage.json',
        '//evil.example/',
        '/%5cevil.example/',
        '/%0d%0aX-Evil:1/',
        '/%00',
      ];
      const problems: string[] = [];
      for (const path of [...everywhere, '/speakers/profile/nobody', '/speakers/profile/404']) {
        const page = of(path.startsWith('/speakers/profile/') ? '/speakers/profile/404' : '/404');
        const answer = await server.ask(path);
        // A malformed address may be refused with 400.
        if (answer.status === 400 && /%00|\.\.|%2e|%0d/.test(path)) continue;
        if (answer.status !== 404) problems.push(`${path}: ${answer.status}`);
        if (!page?.bytes.equals(answer.body)) problems.push(`${path}: another page`);
        for (const problem of headerProblems(answer, headersWithoutFile(page?.policy))) {
          problems.push(`${path}: ${problem}`);
        }
      }
      const small = await server.ask('/nowhere', { headers: { 'accept-encoding': 'gzip, br' } });
      expect.soft(small.headers['content-encoding']).toBe('br');
      expect(problems.slice(0, 30)).toEqual([]);
    });

    test('sends recordings in parts, and lets nobody write', async () => {
      const recordings = site.files.filter((file) => /\.(m4a|opus|mp3|mp4|webm)$/.test(file));
      expect(recordings).not.toEqual([]);
      for (const file of recordings) {
        const whole = await server.ask(file);
        const part = await server.ask(file, { headers: { range: 'bytes=100-299' } });
        expect.soft(part.status, file).toBe(206);
        expect.soft(part.headers['content-range'], file).toBe(`bytes 100-299/${whole.length}`);
        expect.soft(part.body.equals(whole.body.subarray(100, 300)), file).toBe(true);
      }
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const { status, headers } = await server.ask('/privacy', { method });
        expect.soft([method, status, headers['allow']]).toEqual([method, 405, 'GET, HEAD']);
      }
      expect((await server.ask('/privacy')).status).toBe(200);
    });

    // `npm test` asks the local server in a page of another site (stories/other-origin.spec.ts).
    test('lets every other site read and show what feeds, cards, embeds and data name', {
      tag: '@release',
    }, async () => {
      expect((await sharingProblems(server, namedAddresses())).slice(0, 30)).toEqual([]);
      for (const path of ['/recordings/none.m4a', '/stories/feed.xml', '/privacy', '/about']) {
        expect.soft(await preflightProblems(server, path), path).toEqual([]);
      }
    });

    if (name === 'nginx')
      test('leads from HTTP to HTTPS on the same host', async () => {
        const { plainPort = 0 } = server;
        const { status, headers } = await server.ask('/about?x=1', {
          port: plainPort,
          safely: false,
          agent: undefined,
        });
        expect([status, headers.location]).toEqual([
          301,
          `https://localhost:${server.port}/about?x=1`,
        ]);
      });
  });
}

for (const { name, folder, matching } of [
  { name: 'Netlify', folder: 'netlify', matching: onNetlify },
  { name: 'Cloudflare Pages', folder: 'cloudflare', matching: onCloudflare },
]) {
  test(`the headers for ${name} let every other site read and show what feeds, cards, embeds and data name`, () => {
    const text = readFileSync(join(hostingDir, folder, '_headers'), 'utf8');
    const closed = namedAddresses().filter(({ path }) => {
      const [address = ''] = path.split('?');
      return closedReasons(address, hostHeaders(text, matching, decodeURI(address))).length > 0;
    });
    expect(closed).toEqual([]);
  });
}
