import { readFile } from 'node:fs/promises';
import { readEntry } from '#content/read-entry.ts';
import config from '../astro.config.ts';
import { runLinks } from './links/run-links.ts';
import { fail } from './steps/say.ts';

/** Asks every link of the built site whether it still answers, for staff: `npm run links`. No part of the tests. */
try {
  const { data } = readEntry(await readFile('content/site.yaml', 'utf8'), 'yaml');
  const { email } = data as { email: { hello: string } };
  const day = new Date().toISOString().slice(0, 10);
  await runLinks({ origin: new URL(config.site ?? '').origin, email: email.hello }, day);
} catch (fault) {
  fail(fault instanceof Error ? fault.message : String(fault));
}
