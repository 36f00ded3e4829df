import { Tag } from '#ui/tag/Tag.tsx';
import type { EventView } from './event.ts';
import type { EventPhase } from './event-phase.ts';

interface Props {
  phase: EventPhase;
  status: EventView['status'];
}

/** "Past" where an event is over, "On now" while it goes on, and what has become of it. */
export function PhaseTag({ phase, status }: Props) {
  return (
    <>
      {phase === 'past' && <Tag tone="past">Past</Tag>}
      {phase === 'now' && status !== 'cancelled' && <Tag tone="success">On now</Tag>}{' '}
      {status !== 'scheduled' && <Tag tone="warning">{statusLabels[status]}</Tag>}
    </>
  );
}

const statusLabels = {
  moved: 'Moved',
  cancelled: 'Cancelled',
  full: 'Full',
} as const satisfies Partial<Record<EventView['status'], string>>;
