import { EntryList } from '#features/exchange/EntryList.tsx';
import type { ExchangeEntry } from '#features/exchange/exchange.ts';
import type { ExchangeWords } from '#features/exchange/exchange-page.schema.ts';
import { Band } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { CatalystPageFile } from './catalyst-page.schema.ts';
import styles from './exchange.module.css';
import { parts } from './parts.ts';

/** The board as this page shows it: the entries that end next. */
export interface BoardView {
  entries: readonly ExchangeEntry[];
  words: ExchangeWords;
  /** Where answers go. */
  to: string;
  /** The day of the build. */
  today: string;
}

interface Props {
  page: CatalystPageFile;
  letter: string;
  board: BoardView;
}

/** The Catalyst Exchange: the next entries of the board, the way to all, and the letter that asks. */
export function Exchange({ page, letter, board }: Props) {
  const { title, lede, more } = page.exchange;
  return (
    <Band ground="surface" labelledBy={parts.exchange}>
      <SectionHead id={parts.exchange} title={title} lede={lede} landing />
      <EntryList {...board} labelledBy={parts.exchange} />
      <div className={styles.ways}>
        <ButtonRow>
          <ButtonLink href={letter} tone="ghost">
            {page.findHealthVoice}
          </ButtonLink>
          <ArrowLink href="/be-catalyst/exchange">{more}</ArrowLink>
        </ButtonRow>
      </div>
    </Band>
  );
}
