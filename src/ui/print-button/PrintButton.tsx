import { Button } from '../button/Button.tsx';

interface Props {
  children: string;
}

/** Prints the page; `enhanceCopies` works it. Without script it is not there: browsers have their own way. */
export function PrintButton({ children }: Props) {
  return (
    <span data-with-script="" data-print="none">
      <Button tone="ghost" size="small" data-prints="">
        {children}
      </Button>
    </span>
  );
}
