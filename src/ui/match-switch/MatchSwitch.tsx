import { memo } from 'react';
import styles from './match-switch.module.css';

export type Match = 'any' | 'all';

const choices: readonly { match: Match; label: string }[] = [
  { match: 'any', label: 'Any of these' },
  { match: 'all', label: 'All of these' },
];

interface Props {
  match: Match;
  /** Always the same function, so that no other choice draws it anew. */
  onChange: (match: Match) => void;
}

/** Whether one of several chosen words is enough (ACCESSIBILITY.md, section 4, Match any or all). */
export const MatchSwitch = memo(function MatchSwitch({ match, onChange }: Props) {
  return (
    <div className={styles.group} role="radiogroup" aria-label="Match">
      <span aria-hidden="true">Match</span>
      {choices.map((choice) => (
        <label key={choice.match} className={styles.choice}>
          <input
            type="radio"
            name="match"
            value={choice.match}
            checked={match === choice.match}
            onChange={() => onChange(choice.match)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
});
