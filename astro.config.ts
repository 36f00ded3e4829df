import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { contentReport } from '#check/dev-report.ts';
import { contentFolders } from '#content/content-folders.ts';
import { contentReload } from '#content/content-loader.ts';
import { closedPages, withoutClosedPages } from '#content/open-pages.ts';
import { openSectionsModule } from '#content/open-sections-module.ts';
import { closedSections, isClosedAt } from '#content/optional-sections.ts';
import { siteOrigin } from '#content/site-origin.ts';
import { yamlModules } from '#content/yaml-modules.ts';
import { allPages } from '#features/all-pages.ts';
import { securityPolicy } from '#hosting/security-policy.ts';
import { scriptTargets, styleTargets } from '#site/browser-floor.ts';
import type { PageRow } from '#site/page-row.ts';
import { stepTimes } from './scripts/steps/step-times.ts';
import { offlineWorker } from './src/features/offline/build/write-worker.ts';
import { headshotsAhead } from './src/features/speakers/profile/press-kit/headshots-ahead.ts';
import { approach } from './src/shell/approach/approach.ts';
import { shortClassName } from './src/shell/class-names.ts';
import { subsetFonts } from './src/shell/subset-fonts.ts';

/**
 * Groups of modules that become one file each, because pages need them together: one file
 * compresses better, and each request takes a slow phone some milliseconds. A group also takes the
 * modules that its own import, so modules of pages without React come before groups that import
 * React.
 */
const codeSplitting = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    // The modules that every page runs, with Vite's function that loads all others.
    {
      name: 'shell',
      test: /vite\/preload-helper|src\/ui\/(press\/(leaving|focus-pressed)|keys\/composing)\.ts/,
    },
    { name: 'words', test: /src\/site\/words\.ts/ },
    { name: 'fold', test: /src\/site\/search\/(fold|search-in-address)\.ts/ },
    // How every search cuts its words; the search of every page needs it, and none of the lists.
    { name: 'forms-of-words', test: /src\/site\/search\/word-forms\.ts/ },
    // The modules that pages with and without React share, in two files without React.
    {
      name: 'copies',
      test: /src\/ui\/(copy-button\/enhance-copy|print-button\/enhance-print|announcer\/announce)\.ts/,
    },
    { name: 'focus', test: /src\/ui\/(press\/farewell|focus-text\/|fragment\/)/ },
    {
      name: 'parts',
      test: /lucide-react\/dist\/esm\/((?!icons)|icons\/(x|search|chevron-down)\.)|src\/ui\/(button\/Button|field|icon|announcer\/use|press\/use-leaving|undo-notice|lede)|src\/site\/(use-loaded|hydration)/,
    },
    {
      name: 'address',
      test: /src\/site\/address\/use-address-state|src\/ui\/(search-field|empty-state)\//,
    },
    { name: 'list', test: /src\/lists\/(list|select|use-list|FacetSelect)\./ },
    // What leads out of danger is no part of the lists, because the search of every page has it.
    { name: 'lists', test: /src\/lists\/(?!danger\/)/ },
    // The small modules of the clocks of still pages, for which each file is a request.
    {
      name: 'minutes',
      test: /src\/site\/(once-near-view|time\/(each-minute|weekly-hours))\.ts/,
    },
    {
      name: 'clock',
      test: /src\/site\/time\/(clock-reading|wall-clock|plain-date|labels)\.ts/,
    },
    {
      name: 'letter',
      test: /src\/(features\/letters\/(letter|write-letter)|site\/mail\/mailto)\./,
    },
    {
      name: 'kept',
      test: /src\/site\/(device-list|removal)|src\/features\/letters\/drafts\/draft\./,
    },
    // The deadline desk asks with the controls of the letters, without their form.
    { name: 'controls', test: /src\/features\/letters\/form\/(FormControl|DraftNotice)\./ },
    { name: 'form', test: /src\/features\/letters\/form\// },
  ],
};

/**
 * How long the encoder of AVIF looks for fewer bytes, from 0 to 9. Sharp's own 4 takes four times
 * the processor of 2, for 6% fewer bytes of the same picture (docs/performance.md).
 */
const avifEffort = 2;

const siteUrl = siteOrigin(contentFolders());

const closed = closedSections(contentFolders());

/** Addresses that search engines are asked to leave out, and the sitemap does. */
const unindexed = Object.values<PageRow>(allPages)
  .filter((row) => row.isIndexed === false)
  .map(({ href }) => `${siteUrl}${href}`);

function isIndexed(page: string): boolean {
  const isCard = page.startsWith(`${siteUrl}/embed/`);
  const isOff = isClosedAt(page.slice(siteUrl.length), closed);
  return !page.endsWith('/404') && !isCard && !isOff && !unindexed.includes(page);
}

const isBuild = process.env['NODE_ENV'] === 'production';

export default defineConfig({
  site: siteUrl,
  trailingSlash: 'never',
  // All caches are in `.build`, so that a build from nothing is one without that folder.
  cacheDir: './.build/astro',
  // More than one page at a time: while other threads draw the pictures of one, the next renders.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 2 * availableParallelism() },
  devToolbar: { enabled: false },
  // The drawings are our own, beside the content.
  image: {
    dangerouslyProcessSVG: true,
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: avifEffort } },
    },
  },
  // Pictures and scripts are files of this origin, never data: addresses, which the policy refuses.
  vite: {
    cacheDir: '.build/vite',
    build: { assetsInlineLimit: 0, target: scriptTargets, cssTarget: styleTargets },
    ...(isBuild && { css: { modules: { generateScopedName: shortClassName } } }),
    plugins: [yamlModules(), openSectionsModule()],
    resolve: { alias: { '#pictures': resolve(contentFolders().own) } },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    },
  },
  integrations: [
    react(),
    headshotsAhead(),
    approach(),
    subsetFonts(),
    contentReload(),
    closedPages(),
    contentReport(),
    sitemap({ filter: isIndexed }),
    securityPolicy(),
    offlineWorker(),
    stepTimes(withoutClosedPages),
  ],
  outDir: process.env['CHV_OUT_DIR'] ?? './dist',
});
