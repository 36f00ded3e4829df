import type { LucideIcon } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';
import styles from './tools.module.css';

interface Props {
  name: string;
  icon: LucideIcon;
  /** What stands beside the icon; nothing only for previous and next (design page, section 6). */
  word?: string;
  /** Where the tool is a switch: whether it is on. */
  isOn?: boolean;
  /** A tool that sends its form needs none. */
  onPress?: () => void;
}

/** A small button of the player. */
export function Tool({ name, icon, word, isOn, onPress }: Props) {
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className={styles.tool}
      aria-label={name}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <Icon of={icon} />
      {word && <span aria-hidden="true">{word}</span>}
    </button>
  );
}
