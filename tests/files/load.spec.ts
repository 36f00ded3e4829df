import { expect, test } from '@playwright/test';
import { readSiteFacts } from '#hosting/built-site.ts';
import { hostingDir, outDir } from '#hosting/out-dir.ts';
import { findNginx } from '../../scripts/programs.ts';
import { runLoadedServer } from '../support/servers/loaded-server.ts';
import { manyAtOnce, mixedQuestions, putUnderLoad } from '../support/servers/put-under-load.ts';

const nginx = findNginx();
test.skip(!nginx, 'not run: there is no nginx with brotli on this machine');

test('under load every answer is the right one, and nobody is refused', {
  tag: '@release',
}, async () => {
  if (!nginx) return;
  const server = await runLoadedServer(nginx, outDir, hostingDir);
  try {
    const { port } = server;
    const questions = await mixedQuestions(port, readSiteFacts(outDir));
    const { wrong, answers } = await putUnderLoad({
      port,
      questions,
      requests: 6000,
      connections: 64,
      seconds: 3,
    });
    expect(wrong).toEqual([]);
    expect([...answers.keys()].sort()).toEqual([200, 206, 304, 404]);
    expect(await manyAtOnce(port, 500, '/')).toEqual({ served: 500, refused: 0 });
  } finally {
    await server.stop();
  }
});
