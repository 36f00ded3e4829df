import { useRef } from 'react';
import { useEarlyAnswers } from '#site/address/use-early-answers.ts';
import { describedBy, Field } from '#ui/field/Field.tsx';
import type { Ask, AskValues } from './ask.ts';
import styles from './ask-form.module.css';
import type { DeadlinePageFile } from './deadline-page.schema.ts';

/** A zone on offer and what it is called. */
export interface ZoneChoice {
  zone: string;
  label: string;
}

interface Props {
  words: DeadlinePageFile['ask'];
  ask: Ask;
  values: AskValues;
  zones: readonly ZoneChoice[];
  /** The zone that is chosen, or the visitor’s own. */
  zone: string;
  onAsk: (asked: Partial<Ask>) => void;
}

/** Topic, language, region and deadline. The list below follows each answer. */
export function AskForm({ words, ask, values, zones, zone, onAsk }: Props) {
  const choice = (
    key: 'topic' | 'lang' | 'place',
    options: readonly string[],
    of: typeof words.topic,
  ) => (
    <Field id={`ask-${key}`} label={of.label}>
      <select
        id={`ask-${key}`}
        name={key}
        value={ask[key]}
        onChange={({ target }) => onAsk({ [key]: target.value })}
      >
        <option value="">{of.any}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  );
  const form = useRef<HTMLElement>(null);
  useEarlyAnswers(form);
  return (
    <search ref={form} className={styles.form} aria-labelledby="ask" data-with-script="">
      {choice('topic', values.topics, words.topic)}
      {choice('lang', values.languages, words.language)}
      {choice('place', values.places, words.place)}
      <Field id="ask-by" label={words.by} hint={words.byHint}>
        <input
          id="ask-by"
          name="by"
          type="datetime-local"
          value={ask.by}
          aria-describedby={describedBy('ask-by')}
          onChange={({ target }) => onAsk({ by: target.value.slice(0, 16) })}
        />
      </Field>
      <Field id="ask-zone" label={words.zone}>
        <select
          id="ask-zone"
          name="zone"
          value={zone}
          onChange={({ target }) => onAsk({ zone: target.value })}
        >
          {zones.map((one) => (
            <option key={one.zone} value={one.zone}>
              {one.label}
            </option>
          ))}
        </select>
      </Field>
    </search>
  );
}
