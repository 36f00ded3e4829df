import type { ReactNode } from 'react';
import { exchangeNeed, exchangeOffer } from '#features/letters/definitions/exchange.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { home } from '#site/navigation.ts';
import { Band } from '#ui/band/Band.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { communityPages } from '../community.table.ts';
import type { ExchangePageFile } from './exchange.schema.ts';

/** The Catalyst Exchange: the board, and the letters that post a need or an offer. */
export function ExchangePage({ page, children }: { page: ExchangePageFile; children: ReactNode }) {
  const ways = (
    <ButtonRow>
      <ButtonLink {...letterLink(exchangeNeed)}>{page.post.need}</ButtonLink>
      <ButtonLink {...letterLink(exchangeOffer)} tone="ghost">
        {page.post.offer}
      </ButtonLink>
    </ButtonRow>
  );
  return (
    <>
      <PageHead
        title={page.title}
        lede={page.lede}
        crumbs={[home, communityPages.catalyst]}
        action={ways}
      />
      <Band space="list">{children}</Band>
    </>
  );
}
