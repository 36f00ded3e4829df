import { useEffect, useRef, useState } from 'react';
import { copyHref } from '#site/copy/copy-href.ts';
import { copyWords } from '#site/copy/copy-words.ts';
import { dayIn } from '#site/time/clock-reading.ts';
import { visitorZone } from '#site/time/wall-clock.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { Field, notesId } from '#ui/field/Field.tsx';
import { focusText } from '#ui/focus-text/focus-text.ts';
import { InTab } from '#ui/in-tab/InTab.tsx';
import styles from './copy-section.module.css';
import { HomeScreenFold } from './HomeScreenFold.tsx';

const { save, bring } = copyWords;

/**
 * The part of a page that saves a copy of what this browser keeps as a file, and brings one back.
 * The code for both is loaded at the press.
 */
export function CopySection() {
  const [result, setResult] = useState('');
  const [error, setError] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  // The visitor followed a link to this part before it was rendered.
  useEffect(() => {
    if (location.pathname + location.hash === copyHref) focusText(heading.current);
  }, []);

  function say(sentence: string) {
    setResult(sentence);
    setError(undefined);
    announce(sentence);
  }

  function fail(sentence: string) {
    setResult('');
    setError(sentence);
    announce(sentence, 'assertive');
  }

  async function saveNow() {
    try {
      const { saveCopy } = await import('#site/copy/save-copy.ts');
      const day = dayIn(new Date(), visitorZone() ?? 'UTC');
      if (await saveCopy(save.note, day)) say(save.saved);
    } catch {
      fail(save.failed);
    }
  }

  async function bringBack(field: HTMLInputElement) {
    const file = field.files?.[0];
    if (!file) return;
    try {
      const { bringCopyBack } = await import('./bring-copy-back.ts');
      const { hasFailed, sentence } = await bringCopyBack(file);
      if (hasFailed) fail(sentence);
      else say(sentence);
    } catch {
      fail(bring.problems.failed);
    }
    // So that the same file can be chosen again.
    field.value = '';
  }

  return (
    <section className={`stack start gap-y-4 ${styles.copy}`} aria-labelledby="copy-title">
      <h2 ref={heading} id="copy-title">
        {copyWords.title}
      </h2>
      <InTab>
        <p>{copyWords.safari}</p>
      </InTab>
      <p>{copyWords.lede}</p>
      <Button onClick={() => void saveNow()}>{save.button}</Button>
      <Field id="copy-file" label={bring.label} hint={bring.hint} error={error}>
        <input
          id="copy-file"
          className={styles.file}
          type="file"
          accept=".json,application/json"
          aria-describedby={notesId('copy-file')}
          aria-invalid={error !== undefined}
          onChange={({ currentTarget }) => void bringBack(currentTarget)}
        />
      </Field>
      {result && (
        <Callout>
          <p>{result}</p>
        </Callout>
      )}
      <InTab>
        <HomeScreenFold words={copyWords.homeScreen} />
      </InTab>
    </section>
  );
}
