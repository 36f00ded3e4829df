import { Button } from '../button/Button.tsx';

/**
 * Prints the page; `enhance-print.ts` handles its clicks. Hidden without script, because browsers
 * have a print command.
 */
export function PrintButton({ children }: { children: string }) {
  return (
    <span data-with-script="" data-print="none">
      <Button tone="ghost" size="small" data-enhance="print">
        {children}
      </Button>
    </span>
  );
}
