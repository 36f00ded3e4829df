import { build } from './steps/build-site.ts';
import { fail } from './steps/step.ts';

const isBuilt = await build({ anew: process.argv.includes('--anew') });
if (!isBuilt) fail('The site was not built. The last build, if there is one, is untouched.');
