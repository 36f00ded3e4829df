import { contentFolders } from './content-folders.ts';
import { closedSections } from './optional-sections.ts';

/*
 * Which sections this site has, as its `site.yaml` says. A build writes them here as constants
 * (`openSectionsModule`), so that a browser gets neither the question nor what is off.
 */

const closed = closedSections(contentFolders());

export const stories = !closed.has('stories');
export const events = !closed.has('events');
export const exchange = !closed.has('exchange');
export const board = !closed.has('board');
export const toolkit = !closed.has('toolkit');
export const desk = !closed.has('desk');
