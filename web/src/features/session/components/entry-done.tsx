import { PageLink } from '#shared/navigation/page-link.tsx';
import { locationOf } from '#shared/navigation/page-path.ts';
import { DonePanel } from '#shared/ui/done-panel.tsx';

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
    <DonePanel
      title={title}
      text={text}
      actions={
        <PageLink to={key} query={query} replace>
          {link}
        </PageLink>
      }
    />
  );
}
