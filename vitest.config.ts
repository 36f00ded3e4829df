import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { yamlModules } from './src/content/yaml-modules.ts';
import { longUnitTests } from './tests/release-only.ts';

const isRelease = process.env['CHV_TESTS'] === 'release';
const longFiles = globSync(longUnitTests.map(({ file }) => file));
const releaseFiles = globSync(
  longUnitTests.filter(({ isShortInNpmTest }) => !isShortInNpmTest).map(({ file }) => file),
);
const usualFiles = globSync('{src,scripts,bench,tests/spoken}/**/*.test.{ts,tsx}').filter(
  (file) => !releaseFiles.includes(file),
);
const files = isRelease ? longFiles : usualFiles;

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
