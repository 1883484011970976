import type { MouseEvent, ReactNode } from 'react';
import { PageLink } from '../navigation/page-link.tsx';
import type { Query } from '../navigation/page-path.ts';
import styles from './button.module.css';

/**
 * One `primary` a view; `genda` only on green and for listing a pet; `dangerFilled` only in its confirm dialog; `onGreen` is
 * outlined there; `link` looks like a link among words.
 */
export type ButtonKind = 'primary' | 'outlined' | 'onGreen' | 'genda' | 'danger' | 'dangerFilled' | 'text' | 'link';

interface Look {
  kind?: ButtonKind;
  size?: 'small' | 'middle' | 'large';
  icon?: ReactNode;
  /** Puts the icon after the text. */
  isIconLast?: boolean;
  isBlock?: boolean;
  className?: string;
  children?: ReactNode;
}

function classOf({ kind = 'outlined', size = 'middle', isIconLast, isBlock, className }: Look): string {
  return [styles.button, styles[kind], styles[size], isIconLast && styles.iconLast, isBlock && styles.block, className]
    .filter(Boolean)
    .join(' ');
}

export interface ButtonProps extends Look {
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** Shows a spinner beside the text and ignores clicks; the button keeps its place and the focus. */
  isBusy?: boolean;
  isDisabled?: boolean;
  isSubmit?: boolean;
  /** Whether what it opens is open. */
  isExpanded?: boolean;
  /** Its name when it shows an icon alone. */
  label?: string;
}

/** A native button of ours: antd's own would be a quarter of what the home page may weigh. */
export function Button({
  onClick,
  isBusy = false,
  isDisabled = false,
  isSubmit = false,
  isExpanded,
  label,
  icon,
  children,
  ...look
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      className={classOf(look)}
      disabled={isDisabled}
      aria-label={label}
      aria-expanded={isExpanded}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={press}
    >
      {isBusy ? <span className={styles.spinner} aria-hidden /> : icon}
      {children}
    </button>
  );
}

export type ActionLinkProps = Look &
  ({ to: string; query?: Query; href?: undefined } | { href: string; to?: undefined; query?: undefined });

/** A link that looks like a button: to a page of ours (`to`), or anywhere else with a full load (`href`). */
export function ActionLink({ to, query, href, icon, children, ...look }: ActionLinkProps) {
  if (to === undefined) {
    return (
      <a href={href} className={classOf(look)}>
        {icon}
        {children}
      </a>
    );
  }
  return (
    <PageLink to={to} query={query} className={classOf(look)}>
      {icon}
      {children}
    </PageLink>
  );
}
