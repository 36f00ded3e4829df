import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  tone?: 'solid' | 'ghost';
  size?: 'normal' | 'small';
}

/** A button that does something on this page. It submits a form only when its type says so. */
export function Button({ tone = 'solid', size = 'normal', type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} className={styles.button} data-tone={tone} data-size={size} />
  );
}
