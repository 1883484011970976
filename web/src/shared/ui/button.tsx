import type { ButtonProps as AntdButtonProps } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { Button as AntdButton } from '../antd/button.ts';
import { navigate } from '../navigation/navigation.ts';
import { pathOf } from '../navigation/page-path.ts';
import type { Query } from '../navigation/page-path.ts';
import styles from './button.module.css';

/** One `primary` a view; `genda` only on green and for listing a pet; `dangerFilled` only in its confirm dialog. */
export type ButtonKind = 'primary' | 'outlined' | 'genda' | 'danger' | 'dangerFilled' | 'text';

const looks: Record<ButtonKind, AntdButtonProps> = {
  primary: { type: 'primary' },
  outlined: {},
  genda: { type: 'primary', className: styles.genda },
  danger: { danger: true },
  dangerFilled: { danger: true, type: 'primary' },
  text: { type: 'text' },
};

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

function antdProps({ kind = 'outlined', size, icon, isIconLast, isBlock, className = '' }: Look): AntdButtonProps {
  const look = looks[kind];
  const iconPlacement = isIconLast ? ('end' as const) : ('start' as const);
  return { ...look, size, icon, iconPlacement, block: isBlock, className: `${styles.button} ${look.className ?? ''} ${className}` };
}

export interface ButtonProps extends Look {
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** Shows a spinner beside the text and ignores clicks; the button keeps its place and the focus. */
  isBusy?: boolean;
  isDisabled?: boolean;
  isSubmit?: boolean;
  /** Its name when it shows an icon alone. */
  label?: string;
}

export function Button({ onClick, isBusy, isDisabled, isSubmit, label, children, ...look }: ButtonProps) {
  return (
    <AntdButton
      {...antdProps(look)}
      htmlType={isSubmit ? 'submit' : 'button'}
      loading={isBusy ?? false}
      disabled={isDisabled ?? false}
      aria-label={label}
      aria-busy={isBusy || undefined}
      onClick={onClick}
    >
      {children}
    </AntdButton>
  );
}

type ActionLinkProps = Look & ({ to: string; query?: Query; href?: undefined } | { href: string; to?: undefined; query?: undefined });

/** A link that looks like a button: to a page of ours (`to`), or anywhere else with a full load (`href`). */
export function ActionLink({ to, query, href, children, ...look }: ActionLinkProps) {
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (to === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(to, { query });
  };
  return (
    <AntdButton {...antdProps(look)} href={href ?? pathOf(to, query)} onClick={follow}>
      {children}
    </AntdButton>
  );
}
