import { enhanceCopies } from '#ui/copy-button/enhance-copies.ts';
import { enhancePrints } from '#ui/print-button/enhance-prints.ts';
import { enhanceEvents } from './enhance-events.ts';
import { enhanceMediaNow } from './enhance-media-now.ts';

/** Everything that lives on the page of a kit: copying, printing, who answers now, what is still to come. */
export function enhanceKit(page: Document, now: Date): void {
  enhanceCopies(page);
  enhancePrints(page);
  enhanceMediaNow(page);
  enhanceEvents(page, now);
}
