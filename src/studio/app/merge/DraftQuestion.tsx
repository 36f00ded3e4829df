import { Button, ButtonRow } from '#ui/button/Button.tsx';
import type { LoadedEntry } from '../../protocol.ts';
import type { StoredDraft } from '../entry/stored-drafts.ts';
import type { Editor } from '../entry/use-entry.ts';
import { writtenOf } from '../entry/written-of.ts';
import { Panel } from '../Page.tsx';
import { BothValues } from './BothValues.tsx';
import { differences } from './differences.ts';
import { focusTitle } from './focus-title.ts';

interface Props {
  editor: Editor;
  entry: LoadedEntry;
  draft: StoredDraft;
}

/** The question whether to go on with words that were typed earlier and not saved. */
export function DraftQuestion({ editor, entry, draft }: Props) {
  const isSameFile = draft.version === entry.version;
  const lede = isSameFile
    ? 'It was kept in this browser. Go on with it, or take what was saved last.'
    : 'It was kept in this browser, and the file was changed since. If you go on, what changed there is taken over, and you are asked about fields that both changed.';

  function choose(which: 'draft' | 'saved') {
    editor.choose(which);
    focusTitle();
  }
  return (
    <Panel
      id="two-versions"
      title="You typed something here that was not saved"
      tone="question"
      takesFocus
    >
      <p>{lede}</p>
      {differences(entry, draft, writtenOf(entry)).map((difference) => (
        <BothValues key={difference.path} {...difference} />
      ))}
      <ButtonRow>
        <Button onClick={() => choose('draft')}>Go on with what you typed</Button>
        <Button tone="ghost" onClick={() => choose('saved')}>
          Take what was saved
        </Button>
      </ButtonRow>
    </Panel>
  );
}
