import type { AddressInfo } from 'node:net';
import { startStudio } from '../server/studio-server.ts';
import { today, triedPage } from './try-studio.ts';

/** Starts a studio on the checkout that the argument names, and prints its port. */
const [, , root = '.'] = process.argv;
const clock = { now: () => new Date(`${today}T08:51:00Z`), today: () => today };
const server = await startStudio({ root, port: 0, preview: '', clock, page: triedPage });
process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
