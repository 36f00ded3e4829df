import { ArrowDown, ArrowUp, type LucideIcon, X } from 'lucide-react';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './order-list.module.css';
import type { Choice } from './shortlist.ts';

/** The id of a button, by which focus finds it again. */
export function toolId(tool: 'up' | 'down' | 'remove', { id }: Choice): string {
  return `${tool}-${id}`;
}

interface Props {
  choice: Choice;
  isFirst: boolean;
  isLast: boolean;
  onMove: (way: 'up' | 'down') => void;
  onRemove: () => void;
}

/** What can be done with one speaker of the list. A button that can do nothing stays, so that focus does. */
export function OrderTools({ choice, isFirst, isLast, onMove, onRemove }: Props) {
  const tool = (name: 'up' | 'down' | 'remove', word: string, icon: LucideIcon) => (
    <Button
      id={toolId(name, choice)}
      size="small"
      tone="ghost"
      aria-label={`${word}: ${choice.name}`}
      aria-disabled={(name === 'up' && isFirst) || (name === 'down' && isLast)}
      onClick={() => (name === 'remove' ? onRemove() : onMove(name))}
    >
      <Icon of={icon} />
      {word}
    </Button>
  );
  return (
    <div className={styles.tools} data-print="none">
      {tool('up', 'Move up', ArrowUp)}
      {tool('down', 'Move down', ArrowDown)}
      {tool('remove', 'Remove', X)}
    </div>
  );
}
