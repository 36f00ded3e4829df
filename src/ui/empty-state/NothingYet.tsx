import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface Props {
  /** A title that says what will be here, a sentence, and the label of a way to be part of it. */
  words: { title: string; text: string; button: string };
  /** Where that way leads, with the attributes of a letter if it is one. */
  link: { href: string } & Readonly<Record<`data-${string}`, string>>;
  children?: ReactNode;
}

/** Stands in the place of a list of which a network has no entry yet. */
export function NothingYet({ words: { title, text, button }, link, children }: Props) {
  return (
    <EmptyState title={title}>
      <p>{text}</p>
      <ButtonLink {...link} size="small">
        {button}
      </ButtonLink>
      {children}
    </EmptyState>
  );
}
