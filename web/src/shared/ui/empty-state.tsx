import type { ReactNode } from 'react';
import { Art } from '../content/art.tsx';
import { MessagePanel } from '../content/message-panel.tsx';

interface EmptyStateProps {
  title: string;
  reason?: ReactNode;
  /** One action. */
  action?: ReactNode;
  picture?: ReactNode;
  place?: 'page' | 'panel';
}

/** Nothing here: why, and the one thing to do about it. */
export function EmptyState({ title, reason, action, picture = <Art name="nest" />, place = 'panel' }: EmptyStateProps) {
  return <MessagePanel place={place} picture={picture} heading={<h2>{title}</h2>} text={reason} actions={action} />;
}
