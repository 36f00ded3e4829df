import { draftField } from '#content/draft.ts';
import formStyles from '../form/form.module.css';
import type { Editor, State } from './use-entry.ts';

/** The tick that keeps an entry off the site until it is finished. */
export function DraftMark({ editor, state }: { editor: Editor; state: State }) {
  const isMarked = state.written.data[draftField] === true;
  return (
    <div className={formStyles.tick}>
      <label htmlFor="not-ready">
        <input
          id="not-ready"
          type="checkbox"
          checked={isMarked}
          aria-describedby="not-ready-more"
          onChange={({ target }) => editor.change(draftField, target.checked || undefined)}
        />
        Not ready yet
      </label>
      <div id="not-ready-more">
        <p className="quiet small">
          Visitors do not see it, and what is still to fix in it holds up nothing else.
        </p>
      </div>
    </div>
  );
}
