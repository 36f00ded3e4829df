import { build } from './steps/build-steps.ts';
import { fail } from './steps/say.ts';
import { serve } from './steps/serve-site.ts';

if (await build()) await serve();
else fail('The site was not built, so there is nothing to serve.');
