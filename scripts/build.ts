import { build } from './steps/build-site.ts';
import { fail, say } from './steps/step.ts';
import { readTimes, timesTable } from './steps/step-times.ts';

const isBuilt = await build({ anew: process.argv.includes('--anew') });
if (process.argv.includes('--times')) say(timesTable(await readTimes()));
if (!isBuilt) fail('The site was not built. The last build, if there is one, is untouched.');
