import type { ReactNode } from 'react';
import { MessagePanel } from './message-panel.tsx';
import { Nest } from './decor/nest.tsx';

interface EmptyStateProps {
  title: string;
  reason?: ReactNode;
  /** One action. */
  action?: ReactNode;
  picture?: ReactNode;
  place?: 'page' | 'panel';
}

/** Nothing here: why, and the one thing to do about it. */
export function EmptyState({ title, reason, action, picture = <Nest />, place = 'panel' }: EmptyStateProps) {
  return <MessagePanel place={place} picture={picture} heading={<h2>{title}</h2>} text={reason} actions={action} />;
}
