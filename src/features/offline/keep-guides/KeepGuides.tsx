import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { OfflineWords } from '../offline.schema.ts';
import styles from './keep-guides.module.css';

interface Props {
  words: OfflineWords['guides'];
  /**
   * `true` outside `/offline`: adds a link to that page and loads the script only when the control
   * scrolls into view.
   */
  leadsOn?: boolean;
}

/**
 * A control that keeps all guides by a press, with a sentence on what the device holds. Its script
 * is `enhance-keep-guides.ts`; without script it is hidden.
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
