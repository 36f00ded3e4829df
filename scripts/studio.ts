import { runStudio } from './steps/run-studio.ts';

await runStudio(process.argv.slice(2));
