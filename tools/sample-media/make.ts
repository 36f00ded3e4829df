import { createViteServer } from 'vitest/node';
import { fail } from '../../scripts/steps/step.ts';

/**
 * Makes the recordings of stories: `npm run media`, or `npm run media two-fans` for one; and the
 * clips of the B-roll gallery: `npm run media clips`, or `npm run media clips bus-stop`.
 */
const [first, ...rest] = process.argv.slice(2);
const server = await createViteServer({
  configFile: false,
  cacheDir: '.build/media',
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  if (first === 'clips') {
    const { makeClips } = await server.ssrLoadModule('/tools/sample-media/clips/make-clips.tsx');
    await makeClips(rest);
  } else {
    const { makeMedia } = await server.ssrLoadModule('/tools/sample-media/make-recordings.ts');
    await makeMedia(process.argv.slice(2));
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
} finally {
  await server.close();
}
