import { Tag } from '#ui/tag/Tag.tsx';
import type { ClaimView } from './claim.ts';

interface Props {
  status: Exclude<ClaimView['status'], 'supported'>;
}

const words = { differs: 'under review', unsourced: 'no published source found' };

/** Why a figure must not be quoted as it stands, in words. */
export function StatusMark({ status }: Props) {
  return (
    <p>
      <Tag tone="past">{words[status]}</Tag>
    </p>
  );
}
