import type { CopyWords } from '#site/copy/copy-words.schema.ts';
import { Fold } from '#ui/fold/Fold.tsx';

/**
 * A fold that says how the site is added to the Home Screen or the Dock, and what that is good for.
 */
export function HomeScreenFold({ words }: { words: CopyWords['homeScreen'] }) {
  return (
    <Fold title={words.title} level={3} id="home-screen">
      <div className="stack gap-y-3">
        <p>{words.text}</p>
        <ul className="stack gap-y-2">
          <li>{words.phone}</li>
          <li>{words.mac}</li>
        </ul>
      </div>
    </Fold>
  );
}
