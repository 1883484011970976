import { formatNumber } from '../format/format.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import styles from './admin-list.module.css';
import { ListPage } from './list-page.tsx';
import type { ListPageProps } from './list-page.tsx';

interface AdminListProps<Item> extends Omit<ListPageProps<Item>, 'heading' | 'count' | 'label' | 'failed' | 'filters'> {
  /** `error`: what could not be loaded. */
  words: { back: string; title: string; loading: string; error: string };
  /** How many there are. */
  count: (isCapped: boolean, values: { count: number; amount: string }) => string;
}

/** A page that lists something for admins, with the way back to the review desk. */
export function AdminList<Item>({ words, count, ...list }: AdminListProps<Item>) {
  const errorText = useErrorText();
  return (
    <div className={`container ${styles.page}`}>
      <BackLink to="admin-dashboard">{words.back}</BackLink>
      <ListPage
        {...list}
        heading={<PageHeading>{words.title}</PageHeading>}
        count={(total, isCapped) => (total === undefined ? words.loading : count(isCapped, { count: total, amount: formatNumber(total) }))}
        label={words.title}
        failed={{ title: words.error, text: errorText(list.result.error) }}
      />
    </div>
  );
}
