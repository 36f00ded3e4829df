import type { ReactNode } from 'react';
import { copyHref } from '#site/copy/copy-href.ts';
import type { CopyWords } from '#site/copy/copy-words.schema.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { InTab } from '#ui/in-tab/InTab.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import rows from '#ui/ruled-list/ruled-list.module.css';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { HomeScreenFold } from '../copy/HomeScreenFold.tsx';
import { KeepGuides } from '../keep-guides/KeepGuides.tsx';
import type { OfflineWords } from '../offline.schema.ts';
import styles from './offline-page.module.css';

interface Props {
  words: OfflineWords;
  copy: Pick<CopyWords, 'offline' | 'homeScreen'>;
  /** The pages that every visit keeps. */
  always: readonly { href: string; label: string }[];
  /** `KitFileLink`. */
  children: ReactNode;
}

/**
 * The page about what this device keeps for an outage: what it holds, how to keep more, how to pass
 * it on, how to remove it. `enhance-offline.ts` fills it in.
 */
export function OfflinePage({ words, copy, always, children }: Props) {
  const { title, lede, guides, seen, remove } = words;
  return (
    <div data-enhance="offline">
      <PageHead title={title} lede={lede} crumbs={[{ label: 'Home', href: '/' }]} />
      <Band labelledBy="always">
        <SectionHead id="always" title={words.always.title} lede={words.always.lede} />
        <ul
          className={`${rows.ruled} ${styles.list}`}
          role="list"
          aria-labelledby="always"
          data-kept-always={JSON.stringify(words.always)}
        >
          {always.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a> <span data-kept-when="">{words.always.no}</span>
            </li>
          ))}
        </ul>
      </Band>
      <Band ground="surface">
        <Split columns="6-6">
          <KeepGuides words={guides} />
          {children}
        </Split>
      </Band>
      <div data-with-script="">
        <Band labelledBy="seen">
          <SectionHead id="seen" title={seen.title} lede={seen.lede} />
          <p data-kept-none="">{seen.none}</p>
          <ul
            className={`${rows.ruled} ${styles.list}`}
            role="list"
            aria-labelledby="seen"
            data-kept-seen={seen.entry}
            hidden
          />
        </Band>
      </div>
      <InTab>
        <Band ground="surface" labelledBy="safari">
          <div className="stack start gap-y-4">
            <SectionHead id="safari" title={copy.offline.title} lede={copy.offline.text} />
            <HomeScreenFold words={copy.homeScreen} />
            <ArrowLink href={copyHref}>{copy.offline.link}</ArrowLink>
          </div>
        </Band>
      </InTab>
      <Band ground="warm" labelledBy="remove">
        <SectionHead id="remove" title={remove.title} lede={remove.lede} />
        <p data-without-script="">{remove.noScript}</p>
        <div data-with-script="" data-kept-remove={JSON.stringify(remove)}>
          <ButtonRow>
            <Button tone="ghost" data-remove="pages">
              {remove.pages}
            </Button>
            <Button tone="ghost" data-remove="all">
              {remove.all}
            </Button>
            <Button tone="ghost" data-remove="again" hidden>
              {remove.again}
            </Button>
          </ButtonRow>
          <p className={styles.said} data-remove-said="" />
        </div>
      </Band>
    </div>
  );
}
