import { PageLink } from '#shared/navigation/page-link.tsx';
import { DonePanel } from '#shared/content/states.tsx';
import { locationOfNext } from './entry-slice.ts';

interface EntryDoneProps {
  title: string;
  text: string;
  link: string;
  next: string;
}

/** The success screen: it goes on by itself, and its link at once. */
export function EntryDone({ title, text, link, next }: EntryDoneProps) {
  const { key, query } = locationOfNext(next);
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
