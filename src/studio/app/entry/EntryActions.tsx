import { useState } from 'react';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import type { EntryKey } from '../../protocol.ts';
import { goTo } from '../address.tsx';
import { Confirm } from '../Page.tsx';
import { deleteEntry, wordsOfRefusal } from '../requests.ts';
import { removeDraft } from './versions.ts';

interface Props {
  entry: EntryKey;
  title: string;
  /** Whether the file is there at all; a new entry can only be left. */
  isSaved: boolean;
  isPublished: boolean;
  /** Whether entries of its kind come and go; the words of a page stay. */
  canDelete: boolean;
  onRestore: () => void;
}

/** What ends a piece of work: back to what is published, or away with it. Each asks first. */
export function EntryActions(props: Props) {
  const { entry, title, isSaved, isPublished, canDelete, onRestore } = props;
  const [asked, setAsked] = useState<'restore' | 'delete'>();
  const [refusal, setRefusal] = useState<string>();
  const close = () => setAsked(undefined);

  async function remove() {
    try {
      if (isSaved) await deleteEntry(entry);
      removeDraft(localStorage, entry);
      close();
      goTo('/');
      announce(`${title} deleted`);
    } catch (reason) {
      setRefusal(wordsOfRefusal(reason));
    }
  }
  return (
    <div className="row rows-3 cols-3">
      {isPublished && (
        <Button tone="ghost" size="small" onClick={() => setAsked('restore')}>
          Put back as published
        </Button>
      )}
      {canDelete && (
        <Button tone="ghost" size="small" onClick={() => setAsked('delete')}>
          Delete this entry
        </Button>
      )}
      {asked === 'restore' && (
        <Confirm
          title="Put back as published?"
          yes="Put back"
          onYes={() => {
            close();
            onRestore();
          }}
          onClose={close}
        >
          <p>
            “{title}” becomes what visitors see now. What you changed since, saved or only typed, is
            gone.
          </p>
        </Confirm>
      )}
      {asked === 'delete' && (
        <Confirm title={`Delete “${title}”?`} yes="Delete" onYes={remove} onClose={close}>
          <p>
            Its file and the pictures and recordings beside it go. Until you publish, “See what
            changes” can bring back what was published.
          </p>
          {refusal && <p role="alert">{refusal}</p>}
        </Confirm>
      )}
    </div>
  );
}
