import type { Project } from '@playwright/test';

/** How the stories of the studio run, in every browser. */
export const studioProject = {
  testMatch: 'studio/*.spec.ts',
  // Each worker starts a studio of its own, which takes as long as a story.
  workers: 1,
  // A save waits for the check of all content, which takes long on a busy machine.
  expect: { timeout: 20_000 },
} satisfies Project;
