import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A program that recordings are made with, and how it says its version. */
interface Tool {
  program: string;
  ask: string;
  version: RegExp;
}

const tools: readonly Tool[] = [
  { program: 'ffmpeg', ask: '-version', version: /^ffmpeg version (\S+)/m },
  { program: 'flite', ask: '--version', version: /version: flite-(\S+)/ },
  { program: 'festival', ask: '--version', version: /System: ([\d.]+)/ },
];

const voice = 'festvox-us-slt-hts';
const voiceFolder = '/usr/share/festival/voices/us/cmu_us_slt_arctic_hts';

/** The programs with their versions. Throws with what to install if one is missing. */
export function toolVersions(): string[] {
  const versions = tools.map(versionOf);
  const missing = tools.filter((_, index) => versions[index] === undefined);
  const names = missing.map(({ program }) => program);
  if (!existsSync(voiceFolder)) names.push(voice);
  if (names.length > 0) throw new Error(adviceFor(names));
  return versions.flatMap((version) => version ?? []);
}

function versionOf({ program, ask, version }: Tool): string | undefined {
  const { error, stdout, stderr } = spawnSync(program, [ask], { encoding: 'utf8' });
  if (error) return undefined;
  return `${program} ${version.exec(`${stdout}\n${stderr}`)?.[1] ?? ''}`.trim();
}

function adviceFor(names: readonly string[]): string {
  return [
    `To make recordings, this machine lacks: ${names.join(', ')}. On Debian:`,
    `  apt-get install --no-install-recommends ffmpeg flite festival ${voice}`,
    'Nothing else needs them: the site is built, served and tested from content/recordings.',
  ].join('\n');
}
