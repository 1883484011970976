import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import { ActionLink as NativeActionLink, Button as NativeButton } from '../ui/button.tsx';
import type { ActionLinkProps, ButtonProps } from '../ui/button.tsx';
import { Panel as NativePanel } from '../ui/panel.tsx';
import type { PanelProps, PanelTone } from '../ui/panel.tsx';

export type { PanelProps, PanelTone };

interface Kit {
  Button: ComponentType<ButtonProps>;
  ActionLink: ComponentType<ActionLinkProps>;
  Panel: ComponentType<PanelProps>;
}

/** The buttons and panels of the page: native ones, or antd's on work pages, whose frame provides them. */
export const KitContext = createContext<Kit>({ Button: NativeButton, ActionLink: NativeActionLink, Panel: NativePanel });

/** For what both kinds of pages show; a page of one kind takes its own buttons. */
export function Button(props: ButtonProps) {
  const { Button: Shown } = useContext(KitContext);
  return <Shown {...props} />;
}

export function ActionLink(props: ActionLinkProps) {
  const { ActionLink: Shown } = useContext(KitContext);
  return <Shown {...props} />;
}

export function Panel(props: PanelProps) {
  const { Panel: Shown } = useContext(KitContext);
  return <Shown {...props} />;
}
