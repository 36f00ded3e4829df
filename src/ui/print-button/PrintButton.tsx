import { Button } from '../button/Button.tsx';

interface Props {
  children: string;
}

/** Prints the page; `enhance-print.ts` handles its clicks. Hidden without script, because browsers have a print command. */
export function PrintButton({ children }: Props) {
  return (
    <span data-with-script="" data-print="none">
      <Button tone="ghost" size="small" data-enhance="print">
        {children}
      </Button>
    </span>
  );
}
