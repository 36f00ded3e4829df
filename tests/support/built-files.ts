import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outDir } from '#hosting/out-dir.ts';

/** A page of the build as it lies on the disk. */
export interface BuiltPage {
  /** Path inside the build, such as `about/about-us.html`. */
  file: string;
  /** Its address. */
  path: string;
  html: string;
}

/** Every page of the build. */
export function builtPages(): BuiltPage[] {
  return builtFiles('**/*.html').map((file) => ({
    file,
    path: `/${file.replace(/(^index)?\.html$/, '')}`,
    html: readFileSync(join(outDir, file), 'utf8'),
  }));
}

/** Paths of the files of the build that match a pattern. */
export function builtFiles(pattern: string): string[] {
  return globSync(pattern, { cwd: outDir })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}
