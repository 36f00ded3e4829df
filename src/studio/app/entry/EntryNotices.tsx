import { Button } from '#ui/button/Button.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { broughtInWords, type Editor, elsewhereWords, type State } from './use-entry.ts';
import { notKeptWords } from './use-held-draft.ts';

interface Props {
  editor: Editor;
  state: State;
}

/**
 * Notices on what may become of the words that are typed: that the browser does not keep them, that
 * another tab has the entry open, and that its file changed meanwhile.
 */
export function EntryNotices({ editor, state }: Props) {
  const { isKept, elsewhere, broughtIn } = state;
  return (
    <>
      {!isKept && (
        <Callout>
          <p>
            <strong>{notKeptWords[0]}</strong> {notKeptWords[1]}
          </p>
        </Callout>
      )}
      {elsewhere && (
        <Callout>
          <p>
            <strong>{elsewhereWords[elsewhere]}</strong>{' '}
            {elsewhere === 'changed'
              ? 'What you typed is still here. When you save, both go together; where both changed the same field, you are asked.'
              : 'What you typed is still here. When you save, you are asked whether it becomes a new file.'}
          </p>
          {elsewhere === 'changed' && (
            <Button tone="ghost" size="small" onClick={editor.takeOver}>
              Bring it in now
            </Button>
          )}
        </Callout>
      )}
      {broughtIn.length > 0 && (
        <Callout>
          <p>
            <strong>{broughtInWords(broughtIn)}.</strong>
          </p>
        </Callout>
      )}
      {editor.isOpenInOtherTab && (
        <p className="quiet small">
          This entry is open in another tab, too. What is saved there is brought in here.
        </p>
      )}
    </>
  );
}
