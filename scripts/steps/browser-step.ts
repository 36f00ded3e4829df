import { createServer } from 'node:net';
import { readyBrowser } from '../browser/install-browser.ts';
import { readyCalendarProgram } from '../calendar/ready-calendar-program.ts';
import { readyDocumentPrograms } from '../documents/ready-document-programs.ts';
import { readyFirefox } from '../firefox/ready-firefox.ts';
import { readyServers } from '../servers/ready-servers.ts';
import { playwrightScore, readReport, readScore, reports } from './counts.ts';
import { browserFailures } from './failures.ts';
import { runTool } from './run-tool.ts';
import type { Step } from './step.ts';

/** Every page and every story in a browser, against the built site. */
export const browserStep: Step = {
  name: 'Browser tests',
  run: async () => {
    try {
      const browser = await readyBrowser();
      await readyCalendarProgram();
      await readyDocumentPrograms();
      await readyServers();
      const firefox = await readyFirefox();
      const port = String(await freePort());
      const env = {
        CHV_BROWSER: browser,
        CHV_TEST_PORT: port,
        ...(firefox && { CHV_FIREFOX: firefox }),
      };
      const { ok } = await runTool({ tool: 'playwright', args: ['test'], env, live: true });
      return { ok, output: (await readReport(reports.playwright, browserFailures)) ?? '' };
    } catch (fault) {
      return { ok: false, output: fault instanceof Error ? fault.message : String(fault) };
    }
  },
  count: () => readScore(reports.playwright, playwrightScore),
};

/** A port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
