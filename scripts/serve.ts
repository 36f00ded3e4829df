import { serve } from './steps/serve-site.ts';

await serve();
