import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { OfflineWords } from '../offline.schema.ts';
import styles from './keep-guides.module.css';

interface Props {
  words: OfflineWords['guides'];
  /**
   * Whether it leads to the page that lists what is kept, which has no need of it; there the
   * control is on a long page, and its script waits until it is in view.
   */
  leadsOn?: boolean;
}

/**
 * Keeping all guides by a press, with a line beside it on what the device holds.
 * `enhance-keep-guides.ts` works it; without script it is not there.
 */
export function KeepGuides({ words, leadsOn = false }: Props) {
  return (
    <div className="stack start gap-y-4" data-with-script="" data-print="none">
      <SectionHead id="keep-guides" title={words.title} lede={words.lede} />
      <div
        className="stack start gap-y-4"
        data-enhance={leadsOn ? 'guides-in-view' : 'guides'}
        data-keep-guides={JSON.stringify(words)}
      >
        <p className={styles.state}>
          <strong data-guides-state="">{words.none}</strong> <span data-guides-size="" />
        </p>
        <ButtonRow>
          <Button data-guides-keep="">{words.keep}</Button>
          <Button tone="ghost" data-guides-remove="" hidden>
            {words.remove}
          </Button>
        </ButtonRow>
        {leadsOn && <ArrowLink href="/offline">{words.more}</ArrowLink>}
      </div>
    </div>
  );
}
