import type { Project } from '@playwright/test';
import { findProgram } from '../../scripts/programs.ts';
import { type Engine, programsOf } from './engines.ts';

/**
 * The stories in WebKit, and those in the oldest WebKit that is promised, each where all of its
 * programs are installed. They drive a browser of their own over WebDriver
 * (docs/decisions/test-browsers.md), so Playwright only runs and counts them.
 */
export function webkitProjects(): Project<{ engine: Engine }>[] {
  const projects: Project<{ engine: Engine }>[] = [
    { name: 'webkit', testMatch: 'webkit/*.spec.ts', use: { engine: 'webkit' } },
    { name: 'webkit-floor', testMatch: 'webkit/floor/*.spec.ts', use: { engine: 'floor' } },
  ];
  return projects
    .filter(({ use }) => programsOf(use?.engine ?? 'webkit').every((name) => findProgram(name)))
    .map((project) => ({ ...project, workers: 1 }));
}
