import { existsSync, globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { yamlModules } from './src/content/yaml-modules.ts';

/** Unit tests that take long, so that only a release runs them. */
const releaseFiles = [
  // Adds a page, a kind, a facet and a question to a copy, and builds it.
  'src/recipes.test.ts',
  // Starts a network in a copy, and builds it twice.
  'tests/adopt/adopt.test.ts',
  // Every hostile string in every field.
  'src/check/hostile-fields.test.ts',
  // Every hostile string on every page.
  'src/check/hostile-content.test.tsx',
  // 10,000 random letters in each service.
  'src/site/mail/drafts.test.ts',
  // Checks all content for each commit.
  'src/studio/server/publish.test.ts',
  // Ends a studio twenty times, and checks all content after each.
  'src/studio/server/crash.test.ts',
  // Checks all content for each save, as the next one.
  'src/studio/server/nothing-lost.test.ts',
  // Checks all content for each save; `npm test` saves in the stories of the studio.
  'src/studio/server/save-entries.test.ts',
  // Draws large pictures several times.
  'src/features/stories/podcast/draw-cover.test.ts',
];

/** Unit tests that run in `npm test` with few samples and in a release with all (`CHV_TESTS`). */
const sampledFiles = [
  'src/check/form-words.test.ts',
  'src/studio/server/entry-files.test.ts',
  'src/studio/server/check-draft.test.ts',
  'src/features/events/calendar-files/every-zone.test.ts',
];

const lost = [...releaseFiles, ...sampledFiles].filter((file) => !existsSync(file));
if (lost.length > 0)
  throw new Error(`vitest.config.ts names what is not there: ${lost.join(', ')}`);

const isRelease = process.env['CHV_TESTS'] === 'release';
const usualFiles = globSync('{src,scripts,bench,tests/spoken}/**/*.test.{ts,tsx}').filter(
  (file) => !releaseFiles.includes(file),
);
const files = isRelease ? [...releaseFiles, ...sampledFiles] : usualFiles;

/** Tests that need a document. They share one, which is emptied before each file. */
const documentFiles = files.filter((file) =>
  readFileSync(file, 'utf8').includes('@vitest-environment jsdom'),
);
const plainFiles = files.filter((file) => !documentFiles.includes(file));

const shared = {
  environment: 'node',
  // Long, because on a busy machine a test is slow and not wrong.
  testTimeout: 30_000,
  unstubGlobals: true,
  unstubEnvs: true,
  // Never a network's own content (docs/architecture.md).
  env: { CHV_CONTENT: 'example' },
};

export default defineConfig({
  plugins: [yamlModules()],
  test: {
    projects: [
      // Not isolated: to start a process for each file would take longer than its tests.
      { extends: true, test: { ...shared, name: 'plain', include: plainFiles, isolate: false } },
      {
        extends: true,
        test: {
          ...shared,
          name: 'document',
          environment: 'jsdom',
          include: documentFiles,
          isolate: false,
          setupFiles: ['tests/fresh-document.ts'],
        },
      },
    ],
  },
});
