import { Chip } from '#ui/chip/Chip.tsx';
import styles from './calendar-filters.module.css';
import { quickRanges, type RangeName, rangeNames } from './quick-ranges.ts';

interface Props {
  range: RangeName | undefined;
  onPress: (range: RangeName) => void;
}

/** Spans of days, one press away; they are shown as a list. */
export function QuickRanges({ range, onPress }: Props) {
  return (
    <fieldset className={styles.ranges}>
      <legend className={styles.legend}>Dates</legend>
      {rangeNames.map((name) => (
        <Chip
          key={name}
          label={quickRanges[name]}
          isPressed={range === name}
          name="range"
          value={name}
          onPress={onPress}
        />
      ))}
    </fieldset>
  );
}
