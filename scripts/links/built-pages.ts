import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outDir } from '#hosting/out-dir.ts';

/** Every page of the built site. Throws one clear line if nothing is built. */
export async function builtPages(): Promise<{ path: string; html: string }[]> {
  const files = (await Array.fromAsync(glob('**/*.html', { cwd: outDir }))).sort();
  if (files.length === 0)
    throw new Error(`There is no site in ${outDir}/. Run npm run build first.`);
  return Promise.all(
    files.map(async (file) => ({
      path: `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`,
      html: await readFile(join(outDir, file), 'utf8'),
    })),
  );
}
