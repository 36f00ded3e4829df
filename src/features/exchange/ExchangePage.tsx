import type { ReactNode } from 'react';
import { catalyst, home } from '#site/navigation.ts';
import { Band } from '#ui/band/Band.tsx';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import type { ExchangeKind } from './exchange-kinds.ts';
import type { ExchangePageFile } from './exchange-page.schema.ts';

interface Props {
  page: ExchangePageFile;
  /** What the two buttons are without script: letters with the questions. */
  letters: Readonly<Record<ExchangeKind, string>>;
  /** The board, made live by the route. */
  children: ReactNode;
}

/** The board of the Catalyst Exchange, and the two ways onto it. */
export function ExchangePage({ page, letters, children }: Props) {
  const ways = (
    <ButtonRow>
      <ButtonLink href={letters.need} data-contact="need">
        {page.post.need}
      </ButtonLink>
      <ButtonLink href={letters.offer} data-contact="offer" tone="ghost">
        {page.post.offer}
      </ButtonLink>
    </ButtonRow>
  );
  return (
    <>
      <PageHead title={page.title} lede={page.lede} crumbs={[home, catalyst]} action={ways} />
      <Band>{children}</Band>
    </>
  );
}
