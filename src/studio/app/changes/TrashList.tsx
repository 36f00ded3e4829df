import { useState } from 'react';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import type { Removed } from '../../protocol.ts';
import { Confirm, useLoaded } from '../Page.tsx';
import { bringBack, loadTrash, wordsOfRefusal } from '../requests.ts';
import styles from './changes.module.css';

/** Everything that the studio removed or replaced, with a button that brings it back. */
export function TrashList({ onBroughtBack }: { onBroughtBack: () => void }) {
  const { value: removals = [], again } = useLoaded('trash', loadTrash);
  if (removals.length === 0) return null;
  return (
    <section aria-labelledby="trash" className="stack gap-y-3">
      <h2 id="trash" tabIndex={-1}>
        What was removed
      </h2>
      <p className="quiet">
        Entries that were deleted here, files that another one replaced, and what was put back as
        published. The last 200 are kept on this computer.
      </p>
      <ul role="list" className={`stack ${styles.changes}`}>
        {removals.map((removed) => (
          <li key={removed.name}>
            <RemovedItem
              removed={removed}
              onBroughtBack={() => {
                document.getElementById('main')?.focus();
                again();
                onBroughtBack();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How each removal came about, in words. */
const reasons = {
  deleted: 'deleted',
  replaced: 'replaced by another file',
  restored: 'put back as published',
} as const;

interface ItemProps {
  removed: Removed;
  onBroughtBack: () => void;
}

function RemovedItem({ removed, onBroughtBack }: ItemProps) {
  const { name, title, why, at, files } = removed;
  const [inTheWay, setInTheWay] = useState<string[]>();
  const [refusal, setRefusal] = useState<string>();

  async function ask(replaces: boolean) {
    setInTheWay(undefined);
    setRefusal(undefined);
    try {
      const result = await bringBack(name, replaces);
      if (!result.ok) return setInTheWay(result.inTheWay);
      announce(`${title} brought back`);
      onBroughtBack();
    } catch (reason) {
      setRefusal(wordsOfRefusal(reason));
    }
  }
  return (
    <article className={`stack start gap-y-2 ${styles.change}`}>
      <h3>{title}</h3>
      <p className="quiet small">
        {reasons[why]}, {new Date(at).toLocaleString()}: {files.join(', ')}
      </p>
      <Button tone="ghost" size="small" onClick={() => ask(false)}>
        Bring back<span className="visually-hidden"> {title}</span>
      </Button>
      {refusal && <p role="alert">{refusal}</p>}
      {inTheWay && (
        <Confirm
          title="Something else is there now"
          yes="Bring back"
          onYes={() => ask(true)}
          onClose={() => setInTheWay(undefined)}
        >
          <p>
            {inTheWay.join(', ')} was written since. If you go on, that goes into this list, and you
            can bring it back too.
          </p>
        </Confirm>
      )}
    </article>
  );
}
