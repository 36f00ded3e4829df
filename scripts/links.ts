import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { contentFolders, findFile } from '#content/content-folders.ts';
import { readFound, readingOf } from '#content/read-found.ts';
import config from '../astro.config.ts';
import { checkLinks } from './links/ask-links.ts';
import {
  builtPages,
  externalLinks,
  linkReport,
  linkReportYaml,
  reportFile,
} from './links/link-report.ts';
import { fail, say } from './steps/step.ts';

/**
 * `npm run links`: requests every external link of the built site and writes the report on
 * `/evidence`, for staff. No test runs it.
 */
try {
  const site = findFile('site.yaml', contentFolders());
  const { data } = await readFound(site, 'yaml', readingOf(contentFolders()));
  const { email } = data as { email: { hello: string } };
  const day = new Date().toISOString().slice(0, 10);
  const { origin } = new URL(config.site ?? '');
  const links = externalLinks(builtPages(), origin);
  const asking = {
    userAgent: `ClimateHealthVoices-links/1.0 (+${origin}/evidence; ${email.hello})`,
    patience: 20_000,
    pause: 2_000,
    wait,
  };
  say(`Asking for ${links.size} links, one host at a time. This takes some minutes.`);
  const findings = await checkLinks(links.keys(), asking, ({ url, outcome, detail }) =>
    say(`${outcome.padEnd(7)}  ${url}${outcome === 'sound' ? '' : `  (${detail})`}`),
  );
  const report = linkReport(findings, links, day);
  await writeFile(reportFile, linkReportYaml(report));
  say(`${report.trouble.length} of ${report.links} need a look: ${reportFile}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
