import { Art } from '../content/art.tsx';
import { ActionLink } from './button.tsx';
import { MessagePanel } from '../content/message-panel.tsx';
import { PageHeading } from '../content/page-heading.tsx';

interface MissingThingProps {
  title: string;
  text: string;
  /** The list that it would be an entry of. */
  list: { to: string; text: string };
}

/** In place of the page of one thing: there is none at its address, or not any more. */
export function MissingThing({ title, text, list }: MissingThingProps) {
  return (
    <MessagePanel
      picture={<Art name="window-other" />}
      heading={<PageHeading>{title}</PageHeading>}
      text={text}
      actions={
        <ActionLink to={list.to} kind="primary">
          {list.text}
        </ActionLink>
      }
    />
  );
}
