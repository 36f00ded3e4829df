import type { ButtonHTMLAttributes, ReactNode } from 'react';
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

interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  /** Solid once in a view; ghost for the rest. */
  tone?: 'solid' | 'ghost';
  size?: 'normal' | 'small';
  /** The name under which what it leads to is saved. */
  download?: string;
  /** What scripts may know of the link, such as `data-letter="booking"`. */
  [data: `data-${string}`]: string;
}

/** A link that looks like a button: it goes somewhere or opens a mail draft. */
export function ButtonLink({
  href,
  children,
  tone = 'solid',
  size = 'normal',
  download,
  ...data
}: ButtonLinkProps) {
  return (
    <a
      {...data}
      className={styles.button}
      data-tone={tone}
      data-size={size}
      href={href}
      download={download}
    >
      {children}
    </a>
  );
}

interface ButtonRowProps {
  children: ReactNode;
}

/** Buttons and arrow links side by side, wrapping on small screens. */
export function ButtonRow({ children }: ButtonRowProps) {
  return <div className={styles.row}>{children}</div>;
}
