import type { ReactNode } from 'react';
import { Art } from '../content/art.tsx';
import { MessagePanel } from '../content/message-panel.tsx';
import { PageHeading } from '../content/page-heading.tsx';

interface DonePanelProps {
  title: string;
  text: ReactNode;
  actions: ReactNode;
}

/** What became of it, in place of the form. */
export function DonePanel({ title, text, actions }: DonePanelProps) {
  return (
    <div className="container" role="status">
      <MessagePanel
        picture={<Art name="hero-dog" />}
        heading={<PageHeading takesFocus>{title}</PageHeading>}
        text={text}
        actions={actions}
      />
    </div>
  );
}
