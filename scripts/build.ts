import { build } from './steps/build-site.ts';
import { fail } from './steps/step.ts';

if (!(await build({ anew: process.argv.includes('--anew') })))
  fail('The site was not built. The last build, if there is one, is untouched.');
