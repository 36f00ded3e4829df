import { Button } from '#ui/button/Button.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { PlacedProblems } from '../changes/ChangesPage.tsx';
import { Panel } from '../Page.tsx';
import {
  broughtInWords,
  type Editor,
  elsewhereWords,
  inOthersWords,
  type State,
} from './use-entry.ts';
import { notKeptWords } from './use-held-draft.ts';

interface Props {
  editor: Editor;
  state: State;
}

/**
 * Notices on what may become of the words that are typed: that the browser does not keep them, that
 * another tab has the entry open, that its file changed meanwhile, and what a save left to fix in
 * others.
 */
export function EntryNotices({ editor, state }: Props) {
  const { isKept, elsewhere, broughtIn, problemsInOthers } = state;
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
      {problemsInOthers.length > 0 && (
        <Panel id="to-fix-in-others" title={inOthersWords(problemsInOthers)} tone="problem">
          <p>They say something that you changed here. Mend them too, and publish all together.</p>
          <PlacedProblems problems={problemsInOthers} />
        </Panel>
      )}
      {editor.isOpenInOtherTab && (
        <p className="quiet small">
          This entry is open in another tab, too. What is saved there is brought in here.
        </p>
      )}
    </>
  );
}
