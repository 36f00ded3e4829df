import { createPortal } from 'react-dom';
import { Band } from '#ui/band/Band.tsx';
import { Button } from '#ui/button/Button.tsx';
import { moreClaimsId } from './more-claims-id.ts';

interface Props {
  /** How many a press brings. */
  next: number;
  onPress: () => void;
}

/** Below a list that is longer than a page: the way to more of it. */
export function MoreClaims({ next, onPress }: Props) {
  const place = next > 0 ? document.getElementById(moreClaimsId) : null;
  return (
    place &&
    createPortal(
      <Band>
        <Button tone="ghost" onClick={onPress}>
          Show {next} more
        </Button>
      </Band>,
      place,
    )
  );
}
