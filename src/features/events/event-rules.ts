import type { z } from 'zod';
import type { EventFields } from './event-slip.ts';
import * as status from './event-status-slips.ts';
import * as time from './event-time-slips.ts';

/**
 * The rules over several fields of an event, as zod takes them. Each stands alone, so that a wrong field
 * silences only the rules that read it.
 */
export const eventRules = [
  time.clockSlips,
  time.orderSlips,
  time.movedSlips,
  status.placeSlips,
  status.statusSlips,
  status.revisionSlips,
  status.leftoverSlips,
  status.speakerSlips,
].map((slipsOf) => (event: EventFields, context: z.core.$RefinementCtx) => {
  for (const { path, message } of slipsOf(event)) {
    context.addIssue({ code: 'custom', path: [path], message });
  }
});
