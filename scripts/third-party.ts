import { writeFile } from 'node:fs/promises';
import { lockedPackages } from './packages/lock-file.ts';
import { thirdPartyText } from './packages/third-party.ts';

await writeFile('THIRD-PARTY.md', thirdPartyText(lockedPackages()));
