/** Prints one line. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints one line where faults go, and makes the command end with exit code 1. */
export function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
