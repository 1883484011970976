import { useTranslation } from 'react-i18next';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import type { Notification } from '#shared/api/types.ts';
import { formatMoment } from '#shared/format/format.ts';
import { locationOf } from '#shared/navigation/page-path.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { EntryCard } from '#shared/work/entry-card.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { NoticeSentence } from './notice-sentence.tsx';
import styles from './notice-card.module.css';

/** One notification: what happened, when, and the way there, by which it is read. */
export function NoticeCard({ notice }: { notice: Notification }) {
  const { t, i18n } = useTranslation('notifications');
  const [read] = messagingEndpoints.usePatchNotificationsReadMutation();
  const [path = '', search = ''] = notice.page.split('?');
  const { key, query } = locationOf(path, search);
  const open = () => {
    if (notice.unread) void read({ body: { ids: [notice.id] } });
  };
  return (
    <EntryCard
      look="plain"
      name={
        <PageLink to={key} query={query} className={styles.sentence} onClick={open}>
          <NoticeSentence notice={notice} />
        </PageLink>
      }
      state={notice.unread && <Pill tone="info">{t('new')}</Pill>}
    >
      {notice.params.reason && <UserProse>{notice.params.reason}</UserProse>}
      <p className={styles.time}>
        <time dateTime={notice.time}>{formatMoment(i18n.language, notice.time)}</time>
      </p>
    </EntryCard>
  );
}
