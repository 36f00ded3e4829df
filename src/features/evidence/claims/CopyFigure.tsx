import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import type { PublishedFigure } from './claim.ts';
import { quotation } from './quotation.ts';

interface Props {
  published: PublishedFigure;
  /** True where the page keeps the parts already and writes the text at the press (evidence/write-copies). */
  isKept?: boolean;
}

/** Copies the sentence that may be quoted with its publisher, year and address; `enhanceCopies` works it. */
export function CopyFigure({ published, isKept = false }: Props) {
  return (
    <StillCopyButton
      what="with source"
      of={published.figure ?? published.wording}
      text={isKept ? '' : quotation(published)}
      place="line"
      isWhole
    />
  );
}
