import { X } from 'lucide-react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './button.module.css';

interface Props {
  /** "Clear filters". */
  children: string;
  onClick: () => void;
}

/** Takes away all that narrows a list; stands there only while something does. */
export function ClearButton({ children, onClick }: Props) {
  return (
    <button type="button" className={styles.clear} onClick={onClick}>
      <Icon of={X} />
      {children}
    </button>
  );
}
