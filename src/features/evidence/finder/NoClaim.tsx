import { Button } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import type { EvidencePageFile } from '../evidence-page.schema.ts';

interface Props {
  words: Pick<EvidencePageFile['search'], 'none' | 'advice'>;
  onClear: () => void;
}

/** No claim is left: what to try, and the way back to all. */
export function NoClaim({ words, onClear }: Props) {
  return (
    <EmptyState title={words.none}>
      <p>{words.advice}</p>
      <Button size="small" onClick={onClear}>
        Show every claim
      </Button>
    </EmptyState>
  );
}
