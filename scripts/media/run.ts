import { execFile } from 'node:child_process';

/** What a program gave back. */
export interface Output {
  stdout: Buffer;
  stderr: string;
}

const mostBytes = 256 * 1024 * 1024;

/** Runs a program to its end. Throws with what it said, if it fails. */
export function run(program: string, args: readonly string[]): Promise<Output> {
  return new Promise((resolve, reject) => {
    const options = { encoding: 'buffer', maxBuffer: mostBytes } as const;
    execFile(program, args, options, (fault, stdout, stderr) => {
      const said = stderr.toString();
      if (fault) reject(new Error(`${program} failed: ${said.trim() || fault.message}`));
      else resolve({ stdout, stderr: said });
    });
  });
}
