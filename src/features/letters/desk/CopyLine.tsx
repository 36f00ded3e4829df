import { useState } from 'react';
import { copyWords } from '#site/copy/copy-words.ts';
import { dayIn } from '#site/time/clock-reading.ts';
import { visitorZone } from '#site/time/wall-clock.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { InTab } from '#ui/in-tab/InTab.tsx';

const { receipt: words, save } = copyWords;

/**
 * A line that says why a visitor may need a copy of what this browser keeps, with a button that
 * saves it. The code for that is loaded at the press.
 */
export function CopyLine() {
  const [result, setResult] = useState('');

  function say(sentence: string) {
    setResult(sentence);
    announce(sentence);
  }

  async function saveNow() {
    try {
      const { saveCopy } = await import('#site/copy/save-copy.ts');
      const day = dayIn(new Date(), visitorZone() ?? 'UTC');
      if (await saveCopy(save.note, day)) say(words.saved);
    } catch {
      say(words.failed);
    }
  }

  return (
    <div className="stack start gap-y-2 small">
      <InTab>
        <p className="quiet">
          {words.safari} <a href="/offline#home-screen">{words.more}</a>
        </p>
      </InTab>
      <div className="cluster gap-y-2 gap-x-3">
        <Button tone="ghost" size="small" onClick={() => void saveNow()}>
          {words.button}
        </Button>
        {result && <p>{result}</p>}
      </div>
    </div>
  );
}
