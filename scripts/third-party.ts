import { writeFile } from 'node:fs/promises';
import { lockedPackages, thirdPartyText } from './packages/third-party.ts';

await writeFile('THIRD-PARTY.md', thirdPartyText(lockedPackages()));
