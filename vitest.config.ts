import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { yamlModules } from './src/content/yaml-modules.ts';
import { longUnitTests } from './tests/release-only.ts';

const isRelease = process.env['CHV_TESTS'] === 'release';
const long = globSync(longUnitTests.map(({ file }) => file));
const onlyLong = globSync(
  longUnitTests.filter((one) => !one.isShortInNpmTest).map(({ file }) => file),
);
const usual = globSync('{src,scripts,bench,tests/spoken}/**/*.test.{ts,tsx}').filter(
  (file) => !onlyLong.includes(file),
);
const files = isRelease ? long : usual;

/** Tests that need a document. They share one, which is emptied before each file. */
const withDocument = files.filter((file) =>
  readFileSync(file, 'utf8').includes('@vitest-environment jsdom'),
);
const plain = files.filter((file) => !withDocument.includes(file));

const shared = {
  environment: 'node',
  // A busy machine is slow, not wrong.
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
      // They read files and compute: to start each in a process of its own would take longer than
      // the tests.
      { extends: true, test: { ...shared, name: 'plain', include: plain, isolate: false } },
      {
        extends: true,
        test: {
          ...shared,
          name: 'document',
          environment: 'jsdom',
          include: withDocument,
          isolate: false,
          setupFiles: ['tests/fresh-document.ts'],
        },
      },
    ],
  },
});
