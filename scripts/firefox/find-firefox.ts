import { findProgram } from '../debian/find-program.ts';

/** The program file of an installed Firefox; FIREFOX_PATH goes first. Undefined if there is none. */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env['FIREFOX_PATH']) return env['FIREFOX_PATH'];
  const found = ['firefox-esr', 'firefox'].map((name) => findProgram(name, env['PATH']));
  return found.find((file) => file !== undefined);
}
