import { stripVTControlCharacters } from 'node:util';

interface Failure {
  readonly message?: string;
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly { results: readonly { errors: readonly Failure[] }[] }[];
  }[];
}

/** At most this many lines of one message, so that a long page does not hide the next failure. */
const linesShown = 25;

/**
 * What Playwright's JSON report says of the tests that failed, one after another, to stand at the end of
 * a long log: file, name, messages without colours.
 */
export function browserFailures(report: { suites: readonly Suite[] }): string {
  return report.suites.flatMap(failuresIn).join('\n');
}

function failuresIn({ suites = [], specs = [] }: Suite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return [`✗ ${file}: ${title}`, ...errors.map(messageOf)].join('\n');
    });
  return [...own, ...suites.flatMap(failuresIn)];
}

function messageOf({ message = 'no message' }: Failure): string {
  return stripVTControlCharacters(message).split('\n').slice(0, linesShown).join('\n');
}
