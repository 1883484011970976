import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { formatMoment, formatNumber, formatPrice, formatSince } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { PartChoice } from '#shared/work/part-choice.tsx';
import { RowsSkeleton } from '#shared/work/rows-skeleton.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { workPage } from '#shared/work/work-page.ts';
import { WorkTable } from '#shared/work/work-table.tsx';
import { inboxLimit, oldestFirst, useWaiting, waitingKinds } from './use-waiting.ts';
import type { WaitingKind, WaitingThing } from './use-waiting.ts';
import styles from './inbox.module.css';

type Waiting = ReturnType<typeof useWaiting>;

/** What it is, and the way to it. */
function Thing({ thing: { kind, name, orderNumber, to, query } }: { thing: WaitingThing }) {
  const { t } = useTranslation('admin-inbox');
  return (
    <PageLink to={to} {...(query && { query })} className={styles.name}>
      {name === '' ? t(`one.${kind}`) : <UserText>{name}</UserText>}
      {orderNumber && (
        <>
          {' '}
          <bdi dir="ltr">{orderNumber}</bdi>
        </>
      )}
    </PageLink>
  );
}

function useInboxColumns(): WorkColumn<WaitingThing>[] {
  const { t, i18n } = useTranslation(['admin-inbox', 'shell']);
  return [
    { name: 'thing', title: t('column.thing'), part: 'title', width: '36%', cell: (thing) => <Thing thing={thing} /> },
    {
      name: 'kind',
      title: t('column.kind'),
      cell: ({ kind, isUrgent }) => <Pill tone={isUrgent ? 'urgent' : 'info'}>{isUrgent ? t('urgent') : t(`one.${kind}`)}</Pill>,
    },
    { name: 'of', title: t('column.of'), cell: ({ of }) => (of === '' ? null : <MemberName>{of}</MemberName>) },
    {
      name: 'amount',
      title: t('column.amount'),
      cell: ({ amount }) => (amount === undefined ? null : <span className={styles.short}>{formatPrice(t, amount)}</span>),
    },
    {
      name: 'since',
      title: t('column.since'),
      cell: ({ since, dueAt }) =>
        since === null ? null : (
          <>
            <time dateTime={since} className={styles.short}>
              {formatSince(t, since)}
            </time>
            {dueAt && <p>{t('due', { moment: formatMoment(i18n.language, dueAt) })}</p>}
          </>
        ),
    },
  ];
}

function useParts(waiting: Waiting) {
  const { t } = useTranslation('admin-inbox');
  const parts = waiting.map(({ kind, total }) => ({ name: kind, text: t(`part.${kind}`), count: total, query: { kind } }));
  return [{ name: 'all', text: t('part.all'), query: {} }, ...parts];
}

/** What could not be loaded, kind by kind; the others stay. */
function Failed({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation('admin-inbox');
  const errorText = useErrorText();
  return waiting
    .filter(({ items, error }) => items === undefined && error !== undefined)
    .map(({ kind, error, isFetching, retry }) => (
      <ErrorState
        key={kind}
        title={t('error', { kind: t(`part.${kind}`) })}
        text={errorText(error)}
        onRetry={retry}
        isRetrying={isFetching}
      />
    ));
}

interface RowsProps {
  waiting: Waiting;
  things: readonly WaitingThing[];
}

function Rows({ waiting, things }: RowsProps) {
  const { t } = useTranslation('admin-inbox');
  const columns = useInboxColumns();
  if (waiting.every(({ items, error }) => items === undefined && error === undefined)) return <RowsSkeleton label={t('loading')} />;
  if (things.length > 0)
    return <WorkTable name="inbox" label={t('title')} items={things} idOf={({ kind, id }) => `${kind} ${id}`} columns={columns} />;
  const isKnown = waiting.every(({ items }) => items !== undefined);
  return isKnown && <EmptyState title={t('empty.title')} reason={t('empty.text')} />;
}

/** All that waits for admins, of every kind, who has waited longest first; each row leads to where it is decided. */
export function InboxScreen() {
  const { t } = useTranslation('admin-inbox');
  const { query } = usePage();
  const all = useWaiting(inboxLimit);
  const current: WaitingKind | 'all' = waitingKinds.find((kind) => kind === query['kind']) ?? 'all';
  const waiting = all.filter(({ kind }) => current === 'all' || kind === current);
  const things = oldestFirst(waiting);
  const total = waiting.reduce((sum, one) => sum + (one.total ?? 0), 0);
  const isAnswered =
    waiting.every((one) => one.total !== undefined || one.error !== undefined) && waiting.some((one) => one.total !== undefined);
  const isCapped = waiting.some(({ totalIsCapped }) => totalIsCapped);
  return (
    <div className={workPage}>
      <PageHeading>{t('title')}</PageHeading>
      <p role="status" className={styles.count}>
        {isAnswered && t(isCapped ? 'countCapped' : 'count', { count: total, amount: formatNumber(total) })}
        {things.length < total && ` ${t('shown', { count: things.length })}`}
      </p>
      <div className={styles.parts}>
        <PartChoice label={t('column.kind')} to="admin-inbox" entries={useParts(all)} current={current} />
      </div>
      <Failed waiting={waiting} />
      <Rows waiting={waiting} things={things} />
    </div>
  );
}
