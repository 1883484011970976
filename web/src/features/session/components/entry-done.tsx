import { PageLink } from '#shared/navigation/page-link.tsx';
import { locationOf } from '#shared/navigation/page-path.ts';
import { Art } from '#shared/ui/art.tsx';
import { MessagePanel } from '#shared/ui/message-panel.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

interface EntryDoneProps {
  title: string;
  text: string;
  link: string;
  next: string;
}

/** The success screen: it goes on by itself, and its link at once. */
export function EntryDone({ title, text, link, next }: EntryDoneProps) {
  const [path = '', search = ''] = next.split('?');
  const { key, query } = locationOf(path, search);
  return (
    <div className="container" role="status">
      <MessagePanel
        picture={<Art name="hero-dog" />}
        heading={<PageHeading takesFocus>{title}</PageHeading>}
        text={text}
        actions={
          <PageLink to={key} query={query} replace>
            {link}
          </PageLink>
        }
      />
    </div>
  );
}
