import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { say } from '../steps/say.ts';
import { builtPages } from './built-pages.ts';
import { checkLinks } from './check-links.ts';
import { externalLinks } from './external-links.ts';
import { linkReport, linkReportYaml, reportFile } from './link-report.ts';

/** Where the site will be, and whom to write to about the questions. */
export interface Site {
  origin: string;
  email: string;
}

/** Goes through the links of the built site and writes the report. Throws if nothing is built. */
export async function runLinks({ origin, email }: Site, day: string): Promise<void> {
  const links = externalLinks(await builtPages(), origin);
  const asking = {
    userAgent: `ClimateHealthVoices-links/1.0 (+${origin}/evidence; ${email})`,
    ...{ patience: 20_000, pause: 2_000 },
    wait: (milliseconds: number) => wait(milliseconds),
  };
  say(`Asking for ${links.size} links, one host at a time. This takes some minutes.`);
  const findings = await checkLinks(links.keys(), asking, ({ url, outcome, detail }) =>
    say(`${outcome.padEnd(7)}  ${url}${outcome === 'sound' ? '' : `  (${detail})`}`),
  );
  const report = linkReport(findings, links, day);
  await writeFile(reportFile, linkReportYaml(report));
  say(`${report.trouble.length} of ${report.links} need a look: ${reportFile}`);
}
