import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';

interface Look {
  /** Solid for one button of a view; ghost for the others. */
  tone?: 'solid' | 'ghost';
  size?: 'normal' | 'small';
}

type Props = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> & {
    ref?: Ref<HTMLButtonElement> | undefined;
  };

/** A button that acts on this page; it submits a form only with `type="submit"`. */
export function Button({ tone = 'solid', size = 'normal', type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} className={styles.button} data-tone={tone} data-size={size} />
  );
}

interface ButtonLinkProps extends Look {
  href: string;
  children: ReactNode;
  download?: string;
  /** Attributes for scripts, such as `data-letter="booking"`. */
  [data: `data-${string}`]: string;
}

/** A link that looks like a button: it goes somewhere or opens a mail draft. */
export function ButtonLink({
  tone = 'solid',
  size = 'normal',
  href,
  download,
  ...rest
}: ButtonLinkProps) {
  const look = { className: styles.button, 'data-tone': tone, 'data-size': size };
  return <a {...rest} {...look} href={href} download={download} />;
}

/** Buttons and arrow links side by side, wrapping on small screens. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="cluster gap-y-3 gap-x-4">{children}</div>;
}
