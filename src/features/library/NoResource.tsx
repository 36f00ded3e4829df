import { Button } from '#ui/button/Button.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';

interface Props {
  /** The sentence of the specification, word for word. */
  title: string;
  hint: string;
  onClear: () => void;
}

/** No document is left (specification sections 2 and 8): what to try, and the way back to all. */
export function NoResource({ title, hint, onClear }: Props) {
  return (
    <EmptyState title={title}>
      <p>{hint}</p>
      <ButtonRow>
        <Button size="small" onClick={onClear}>
          Clear all filters
        </Button>
      </ButtonRow>
    </EmptyState>
  );
}
