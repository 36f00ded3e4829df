import type { RefObject } from 'react';
import { useEarlyAnswers } from '#site/address/use-early-answers.ts';
import { ChoiceSelect } from '#ui/field/ChoiceSelect.tsx';
import { type ExchangeFilter, type FilterKey, filterKeys } from './exchange-filter.ts';
import styles from './exchange-filters.module.css';
import type { ExchangePageFile } from './exchange-page.schema.ts';
import type { Counts } from './filter-exchange.ts';

interface Props {
  words: Pick<ExchangePageFile, 'filters' | 'kinds'>;
  filter: ExchangeFilter;
  answers: Readonly<Record<FilterKey, readonly string[]>>;
  counts: Counts;
  place: RefObject<HTMLElement | null>;
  onChange: (filter: ExchangeFilter) => void;
}

/** Four questions, each answer with the number of entries it would leave. */
export function ExchangeFilters({ words, filter, answers, counts, place, onChange }: Props) {
  useEarlyAnswers(place);
  return (
    <search
      ref={place}
      tabIndex={-1}
      className={styles.bar}
      aria-label={words.filters.title}
      data-with-script=""
    >
      {filterKeys.map((key) => (
        <ChoiceSelect
          key={key}
          id={`exchange-${key}`}
          name={key}
          label={words.filters[key].label}
          all={words.filters[key].all}
          value={filter[key]}
          names={namesOf(answers[key], words.kinds)}
          order={answers[key]}
          counts={countsOf(answers[key], counts[key])}
          onChange={(value) => onChange({ ...filter, [key]: value })}
        />
      ))}
    </search>
  );
}

/** What an answer is called: kinds by their words, all others by themselves. */
export function namesOf(
  answers: readonly string[],
  kinds: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(answers.map((answer) => [answer, kinds[answer] ?? answer]));
}

function countsOf(answers: readonly string[], counts: Record<string, number>) {
  return Object.fromEntries(['all', ...answers].map((answer) => [answer, counts[answer] ?? 0]));
}
