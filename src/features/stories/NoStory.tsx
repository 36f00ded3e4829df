import { Button } from '#ui/button/Button.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { countOfKind, type StoryKind } from './story-kinds.ts';

interface Props {
  /** The sentence of the specification, word for word. */
  title: string;
  hint: string;
  /** The kind of the other tab, and how many stories are left there. */
  other: StoryKind;
  others: number;
  onOpenOther: (kind: StoryKind) => void;
  /** Absent while nothing is chosen. */
  onClear?: () => void;
}

/** No story of a kind is left (specification section 2): the way back to all, and to those of the other kind. */
export function NoStory({ title, hint, other, others, onOpenOther, onClear }: Props) {
  return (
    <EmptyState title={title}>
      <p>{hint}</p>
      <ButtonRow>
        {onClear && (
          <Button size="small" onClick={onClear}>
            Clear filters
          </Button>
        )}
        {others > 0 && (
          <Button size="small" tone="ghost" onClick={() => onOpenOther(other)}>
            Show {countOfKind(other, others)}
          </Button>
        )}
      </ButtonRow>
    </EmptyState>
  );
}
