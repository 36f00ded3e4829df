import { onceNearView } from '#site/page-signals.ts';
import { enhanceCopies } from '#ui/copy-button/enhance-copies.ts';
import { enhanceEvents } from './enhance-events.ts';

/** Everything that lives on the page of a kit: copying, printing, what is still to come, who answers now. */
export function enhanceKit(page: Document, now: Date): void {
  enhanceCopies(page);
  enhanceEvents(page, now);
  const speakers = page.querySelector('[data-media-words]');
  if (speakers) onceNearView(speakers, () => tellWhoAnswers(page), '100%');
}

/** Comes a window ahead, so that no row moves in view. A script that does not come leaves the hours that stand there. */
function tellWhoAnswers(page: Document): void {
  import('./enhance-media-now.ts').then(
    ({ enhanceMediaNow }) => enhanceMediaNow(page),
    () => {},
  );
}
