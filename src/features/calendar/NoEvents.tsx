import { Button } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { nothingFound } from './event-words.ts';

interface Props {
  hint: string;
  onClear: () => void;
}

/** No event is left (specification section 8): what may help, and the way back to all. */
export function NoEvents({ hint, onClear }: Props) {
  return (
    <EmptyState title={nothingFound}>
      <p>{hint}</p>
      <Button size="small" onClick={onClear}>
        Clear all filters
      </Button>
    </EmptyState>
  );
}
