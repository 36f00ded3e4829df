import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: Vitest asks for it
export default defineConfig({
  test: {
    include: ['{src,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
});
