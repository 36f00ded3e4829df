import { existsSync } from 'node:fs';
import { contentFolders } from '#content/content-folders.ts';
import { readyBrowser } from '../programs.ts';
import { playwrightScore, readScore, reports } from './reports.ts';
import { freePort, runTool, type Step } from './step.ts';

/** Where the site of a network's own content is built for its tests; `dist/` has the example. */
const networkDir = 'dist-network';

/** Programs started with it read a network's own content, as `npm start` does. */
const env = { CHV_CONTENT: '', CHV_OUT_DIR: networkDir };

/**
 * Tests that hold for every network, and name neither a person nor a count. The states of the sweep
 * are those of the example.
 */
const tests = [
  'tests/sweep/pages.spec.ts',
  'tests/files/html.spec.ts',
  'tests/files/links.spec.ts',
];

/**
 * The steps of `npm test` for a network's own content: check, build, and of the built site the
 * sweep, its HTML and its links. None where there is only the example.
 */
export function networkSteps(): Step[] {
  if (contentFolders('.', {}).fallback === undefined) return [];
  return [
    {
      name: 'Your content',
      run: () => runTool({ tool: 'checkContent', args: [], env }),
    },
    {
      name: 'Your site',
      run: () => runTool({ tool: 'build', args: [], env }),
    },
    {
      name: 'Your site in a browser',
      run: async () => {
        if (!existsSync(networkDir)) return { ok: false, output: 'Not run: it was not built.' };
        const port = String(await freePort());
        return runTool({
          tool: 'playwright',
          args: ['test', ...tests],
          env: {
            ...env,
            CHV_TESTS: 'usual',
            CHV_BROWSER: await readyBrowser(),
            CHV_TEST_PORT: port,
          },
          live: true,
        });
      },
      count: () => readScore(reports.playwright, playwrightScore),
    },
  ];
}
