import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BadgeCheck,
  Banknote,
  Bell,
  BellPlus,
  CalendarClock,
  CheckCheck,
  Flag,
  HeartHandshake,
  MessageCircleReply,
  MessagesSquare,
  Package,
  PawPrint,
  Scale,
  TriangleAlert,
  Truck,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import type { Notification } from '#shared/api/types.ts';
import { formatMoment } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { locationOf } from '#shared/navigation/page-path.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { EntryCard, EntryList } from '#shared/work/entry-card.tsx';
import { CoverPicture } from '#shared/content/cover-picture.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { useNews } from '#shared/api/use-news.ts';
import { listResult } from '#shared/list/list-result.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { Button } from '#shared/work/button.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { WorkList } from '#shared/work/work-list.tsx';
import styles from './notifications.module.css';
import { isManyType, pagesOfMany, runsOf } from './runs.ts';
import type { NoticeRun } from './runs.ts';

outcome(messagingEndpoints.endpoints.patchNotificationsRead, {
  // One that was opened is read on its way: what failed is new still, and nothing is lost.
  failed: (error, { body }) => (body.ids === undefined ? refusalText(error, 'notifications:readFailed') : undefined),
});

/** What a member is notified of; it cannot be narrowed. Pages are numbered for the first 1,000 only. */
const noticeList: ListSchema<object, object> = { filters: {}, settings: {}, lastPage: 50 };

const mark = '\u0001';

/** A notification in words; each name in it, which somebody wrote, keeps its own direction. */
function NoticeSentence({ notice: { type, params } }: { notice: Notification }) {
  const { t, i18n } = useTranslation('notifications');
  const names = Object.keys(params);
  const places = Object.fromEntries(names.map((name, index) => [name, `${mark}${index}${mark}`]));
  const when = params.startsAt ? formatMoment(i18n.language, params.startsAt) : '';
  const end = params.until ? formatMoment(i18n.language, params.until) : '';
  return t(`type.${type}`, { ...places, when, end })
    .split(mark)
    .map((part, index) => (
      // Every second part is the place of a name.
      <Fragment key={index}>{index % 2 === 1 ? <UserText>{params[names[Number(part)] ?? ''] ?? ''}</UserText> : part}</Fragment>
    ));
}

/** The first part of its type. */
const kindOf = ({ type }: Notification): string => type.split('.')[0] ?? '';

const icons: Readonly<Record<string, LucideIcon>> = {
  ...{ adoption: HeartHandshake, listing: PawPrint, message: MessagesSquare, search: BellPlus, comment: MessageCircleReply },
  ...{ order: Package, parcel: Truck, product: TriangleAlert, refund: Banknote, payout: Banknote, contest: Scale, case: Scale },
  ...{ appointment: CalendarClock, mark: BadgeCheck, report: Flag, conduct: Flag },
};

/** In place of the picture of what it is about, where it is of the shop; all others have the usual one. */
const drawings: Readonly<Record<string, string>> = {
  ...{ order: 'window-hamster', parcel: 'window-hamster', product: 'window-hamster', refund: 'window-hamster', contest: 'window-hamster' },
  ...{ case: 'window-hamster', payout: 'window-rabbit' },
};

/** What it is about, where that is a pet, a product, a store or a vet. */
function NoticePicture({ notice }: { notice: Notification }) {
  if (notice.image === undefined) return null;
  return (
    <span className={styles.picture}>
      <CoverPicture image={notice.image ?? undefined} none={drawings[kindOf(notice)] ?? 'window-other'} sizes="44px" />
    </span>
  );
}

/** What happened to several things of one kind, by their number; of one, its sentence. */
function RunSentence({ notices }: Pick<NoticeRun, 'notices'>) {
  const { t } = useTranslation('notifications');
  const [{ type }] = notices;
  if (notices.length === 1 || !isManyType(type)) return <NoticeSentence notice={notices[0]} />;
  return t(`many.${type}`, { count: notices.length });
}

/** One line: what happened, when, and the way there, by which all that it holds is read. */
function NoticeCard({ run: { notices } }: { run: NoticeRun }) {
  const { t, i18n } = useTranslation('notifications');
  const [read] = messagingEndpoints.usePatchNotificationsReadMutation();
  const [notice] = notices;
  const { type } = notice;
  const Icon = icons[kindOf(notice)] ?? Bell;
  const [path = '', search = ''] = (notices.length > 1 && isManyType(type) ? pagesOfMany[type] : notice.page).split('?');
  const { key, query } = locationOf(path, search);
  const open = () => {
    if (notice.unread) void read({ body: { ids: notices.map(({ id }) => id) } });
  };
  return (
    <EntryCard
      look="plain"
      name={
        <span className={styles.line}>
          <span className={styles.icon}>
            <Icon size={20} aria-hidden />
          </span>
          {notices.length === 1 && <NoticePicture notice={notice} />}
          <PageLink to={key} query={query} className={styles.sentence} onClick={open}>
            <RunSentence notices={notices} />
          </PageLink>
        </span>
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

const limit = 20;

function ReadAll() {
  const { t } = useTranslation('notifications');
  const [read, { isLoading }] = messagingEndpoints.usePatchNotificationsReadMutation();
  return (
    <Button isBusy={isLoading} icon={<CheckCheck size={20} aria-hidden />} onClick={() => void read({ body: {} })}>
      {t('readAll')}
    </Button>
  );
}

/** What the member is notified of, the newest first. */
export function NotificationsScreen() {
  const { t } = useTranslation('notifications');
  const list = useListQuery(noticeList);
  const asked = messagingEndpoints.useGetNotificationsQuery({ page: list.page, limit }, { refetchOnMountOrArgChange: true, ...useNews() });
  const result = listResult(asked, ({ notifications }) => notifications);
  return (
    <WorkList
      words={{ title: t('title'), loading: t('loading'), error: t('error') }}
      count={(isCapped, values) => t(isCapped ? 'countCapped' : 'count', values)}
      list={list}
      tools={(asked.currentData?.unread ?? 0) > 0 && <ReadAll />}
      result={result}
      empty={<EmptyState title={t('empty.title')} reason={t('empty.text')} />}
    >
      {(notices) => <EntryList entries={runsOf(notices)}>{(run) => <NoticeCard run={run} />}</EntryList>}
    </WorkList>
  );
}
