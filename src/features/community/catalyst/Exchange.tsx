import { EntryList } from '#features/community/exchange/EntryList.tsx';
import type { ExchangeEntry } from '#features/community/exchange/exchange.ts';
import type { ExchangeWords } from '#features/community/exchange/exchange-page.schema.ts';
import { Band } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { CatalystPageFile } from './catalyst-page.schema.ts';
import styles from './exchange.module.css';
import { parts } from './parts.ts';

/** The board as this page shows it: the entries that end next. */
export interface BoardView {
  entries: readonly ExchangeEntry[];
  words: ExchangeWords;
  /** The day of the build. */
  today: string;
}

interface Props {
  words: CatalystPageFile['exchange'];
  board: BoardView;
}

/** The Catalyst Exchange: the next entries of the board, and the way to all. */
export function Exchange({ words: { title, lede, more }, board }: Props) {
  return (
    <Band ground="surface" labelledBy={parts.exchange}>
      <SectionHead id={parts.exchange} title={title} lede={lede} landing />
      <EntryList {...board} labelledBy={parts.exchange} />
      <div className={styles.ways}>
        <ArrowLink href="/be-catalyst/exchange">{more}</ArrowLink>
      </div>
    </Band>
  );
}
