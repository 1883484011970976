import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button as AntdButton } from '../antd/work.ts';
import { pageLink } from '../navigation/page-link.tsx';
import type { Query } from '../navigation/page-path.ts';
import styles from './button.module.css';

/** One `primary` a view; `genda` only on green and for listing a pet; `dangerFilled` only in its confirm dialog; `onGreen` is outlined there. */
const looks = {
  primary: { type: 'primary' },
  outlined: { type: 'default' },
  danger: { danger: true },
  dangerFilled: { type: 'primary', danger: true },
  text: { type: 'text' },
  link: { type: 'link', className: styles.link },
  genda: { className: styles.genda },
  onGreen: { ghost: true },
} as const satisfies Record<string, Partial<ComponentProps<typeof AntdButton>>>;

export type ButtonKind = keyof typeof looks;

interface Look extends Pick<ComponentProps<typeof AntdButton>, 'size' | 'icon' | 'className' | 'children'> {
  kind?: ButtonKind;
  /** Puts the icon after the text. */
  isIconLast?: boolean;
  isBlock?: boolean;
}

function lookOf({ kind = 'outlined', size = 'middle', isIconLast = false, isBlock = false, className = '', ...rest }: Look) {
  const { className: own = '', ...look }: Partial<ComponentProps<typeof AntdButton>> = looks[kind];
  const classes = [styles.button, styles[size], own, className].join(' ');
  return { ...rest, ...look, size, className: classes, block: isBlock, iconPlacement: isIconLast ? 'end' : 'start' } as const;
}

export interface ButtonProps extends Look, Pick<ComponentProps<typeof AntdButton>, 'onClick'> {
  /** Shows a spinner in place of the icon and ignores clicks; the button keeps its place and the focus. */
  isBusy?: boolean;
  isDisabled?: boolean;
  isSubmit?: boolean;
  /** Whether what it opens is open. */
  isExpanded?: boolean | undefined;
  /** Its name when it shows an icon alone. */
  label?: string;
}

const spinner = { icon: <LoaderCircle size={18} className={styles.spinner} aria-hidden /> };

/** antd's button, whose own sign of being busy has an English name. */
export function Button({ onClick, isBusy = false, isDisabled = false, isSubmit = false, isExpanded, label, ...look }: ButtonProps) {
  return (
    <AntdButton
      {...lookOf(look)}
      htmlType={isSubmit ? 'submit' : 'button'}
      disabled={isDisabled}
      loading={isBusy && spinner}
      aria-label={label}
      aria-expanded={isExpanded}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={onClick}
    />
  );
}

type ActionLinkProps = Look & ({ to: string; query?: Query; href?: undefined } | { href: string; to?: undefined; query?: undefined });

/** A link that looks like a button: to a page of ours (`to`), or anywhere else with a full load (`href`). */
export function ActionLink({ to, query, href, ...look }: ActionLinkProps) {
  return <AntdButton {...lookOf(look)} {...(to === undefined ? { href } : pageLink(to, query))} />;
}
