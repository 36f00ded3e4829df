import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { Panel } from '../Page.tsx';
import styles from './entry.module.css';
import type { Difference } from './versions.ts';

interface Props {
  title: string;
  lede: string;
  differences: readonly Difference[];
  mineLabel: string;
  theirsLabel: string;
  onMine: () => void;
  onTheirs: () => void;
}

/** Two versions of an entry, field by field, and the choice between them: nothing is lost before somebody chose. */
export function TwoVersions(props: Props) {
  const { title, lede, differences, mineLabel, theirsLabel, onMine, onTheirs } = props;
  return (
    <Panel id="two-versions" title={title} tone="question" takesFocus>
      <p>{lede}</p>
      {differences.map(({ label, mine, theirs }) => (
        <div key={label} className={styles.pair}>
          <h3>{label}</h3>
          <dl>
            <div>
              <dt>What you typed</dt>
              <dd>{mine}</dd>
            </div>
            <div>
              <dt>What is in the file</dt>
              <dd>{theirs}</dd>
            </div>
          </dl>
        </div>
      ))}
      <ButtonRow>
        <Button onClick={onMine}>{mineLabel}</Button>
        <Button tone="ghost" onClick={onTheirs}>
          {theirsLabel}
        </Button>
      </ButtonRow>
    </Panel>
  );
}
