import { defineConfig } from 'vitest/config';
import { yamlModules } from './src/content/yaml-modules.ts';

export default defineConfig({
  plugins: [yamlModules()],
  test: {
    include: ['{src,scripts,bench,tools}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
  },
});
