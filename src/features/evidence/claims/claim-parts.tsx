import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import { type PublishedFigure, quotation } from './claim.ts';

interface CopyProps {
  published: PublishedFigure;
  /** `true` in the ledger, where a script writes the text on click (`enhance-ledger.ts`). */
  isWrittenOnClick?: boolean;
}

/** A button that copies the sentence with its publisher, year and address. */
export function CopyFigure({ published, isWrittenOnClick = false }: CopyProps) {
  return (
    <StillCopyButton
      what="with source"
      of={published.figure ?? published.wording}
      text={isWrittenOnClick ? '' : quotation(published.wording, published.source)}
      place="line"
      isWhole
    />
  );
}

const words = { differs: 'under review', unsourced: 'no published source found' };

/** A tag that says why the specified figure must not be quoted. */
export function StatusMark({ status }: { status: keyof typeof words }) {
  return (
    <p>
      <Tag tone="past">{words[status]}</Tag>
    </p>
  );
}
