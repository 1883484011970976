import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { MarkedThing, MemberAccount } from '#shared/api/types.ts';
import { Pill } from '#shared/content/pill.tsx';
import { Section } from '#shared/content/section.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { formatDate, formatMoment, formatNumber } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import type { Query } from '#shared/navigation/page-path.ts';
import { ReviewPill } from '#shared/pet/review-pill.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { WorkTimeline } from '#shared/work/work-timeline.tsx';
import styles from './members.module.css';
import { Decider } from './member-dialogs.tsx';

/** Of each kind of thing the page shows the newest; its desk has all. */
const shown = 5;

const fresh = { refetchOnMountOrArgChange: true };

interface PartProps<Data> {
  title: string;
  query: { currentData?: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** A part of the page that is asked for by itself. */
function Part<Data>({ title, query: { currentData, isError, isFetching, refetch }, children }: PartProps<Data>) {
  const { t } = useTranslation('members');
  return (
    <Section title={title} className={styles.part}>
      {currentData && children(currentData)}
      {!currentData && !isError && (
        <Skeleton>
          <SkeletonStack gap={3} shapes={['line', 'short']} />
        </Skeleton>
      )}
      {!currentData && isError && <ErrorState title={t('page.error')} onRetry={() => void refetch()} isRetrying={isFetching} />}
    </Section>
  );
}

interface Entry {
  id: string;
  /** Left out where it is hidden with its owner: its desk does not know it then. */
  to?: string;
  query?: Query;
  name: ReactNode;
  meta: ReactNode;
}

/** The newest of what there is, each with the way to it, and how many there are in all. */
function Entries({ entries, total }: { entries: readonly Entry[]; total: number }) {
  const { t } = useTranslation('members');
  if (entries.length === 0) return <p className={styles.meta}>{t('page.none')}</p>;
  return (
    <>
      <ul className={styles.entries}>
        {entries.map(({ id, to, query, name, meta }) => (
          <li key={id}>
            {to === undefined ? (
              <strong>{name}</strong>
            ) : (
              <PageLink to={to} {...(query && { query })} className={styles.name}>
                {name}
              </PageLink>
            )}
            <span className={styles.meta}>{meta}</span>
          </li>
        ))}
      </ul>
      <p className={styles.meta}>{t('page.more', { amount: formatNumber(total) })}</p>
    </>
  );
}

interface OfferedProps {
  id: string;
  isAway: boolean;
}

export function Listings({ id, isAway }: OfferedProps) {
  const { t, i18n } = useTranslation('members');
  const query = moderationEndpoints.useGetAdminPetsQuery({ owner: id, page: 1, limit: shown }, fresh);
  return (
    <Part title={t('page.listings')} query={query}>
      {({ pets, pagination }) => (
        <Entries
          total={pagination.total}
          entries={pets.map((pet) => ({
            ...{ id: pet.id, name: <UserText>{pet.name}</UserText> },
            ...(!isAway && { to: 'admin-dashboard', query: { tab: 'all', id: pet.id } }),
            meta: (
              <>
                <ReviewPill state={pet.approvalStatus} /> {formatDate(i18n.language, pet.submittedAt)}
              </>
            ),
          }))}
        />
      )}
    </Part>
  );
}

/** What the member offers beside pets: a store, its products, a vet's profile. */
export function Things({ id, kind, isAway }: OfferedProps & { kind: MarkedThing['kind'] }) {
  const { t, i18n } = useTranslation('members');
  const asked = { owner: id, page: 1, limit: shown };
  const isOf = (wanted: MarkedThing['kind']) => ({ ...fresh, skip: kind !== wanted });
  const stores = moderationEndpoints.useGetAdminStoresQuery(asked, isOf('store'));
  const products = moderationEndpoints.useGetAdminAccessoriesQuery(asked, isOf('accessory'));
  const vets = moderationEndpoints.useGetAdminVetsQuery(asked, isOf('vet'));
  const query = { store: stores, accessory: products, vet: vets }[kind];
  return (
    <Part title={t(`page.${kind}`)} query={query}>
      {({ things, pagination }) => (
        <Entries
          total={pagination.total}
          entries={things.map((thing) => ({
            ...{ id: thing.id, name: <UserText>{thing.name}</UserText> },
            ...(!isAway && { to: `admin-${kind}-${thing.id}` }),
            meta: formatDate(i18n.language, thing.createdAt),
          }))}
        />
      )}
    </Part>
  );
}

export function Orders({ id }: { id: string }) {
  const { t, i18n } = useTranslation('members');
  const query = commerceEndpoints.useGetOrdersBuyersByIdQuery({ id, page: 1, limit: shown }, fresh);
  return (
    <Part title={t('page.orders')} query={query}>
      {({ orders, pagination }) => (
        <Entries
          total={pagination.total}
          entries={orders.map((order) => ({
            ...{ id: order.id, to: `admin-case-${order.id}`, name: <bdi dir="ltr">{order.number}</bdi> },
            meta: formatDate(i18n.language, order.placedAt),
          }))}
        />
      )}
    </Part>
  );
}

export function Reports({ id }: { id: string }) {
  const { t, i18n } = useTranslation('members');
  const query = messagingEndpoints.useGetMessagesReportsQuery({ about: id, page: 1, limit: shown }, fresh);
  return (
    <Part title={t('page.reports')} query={query}>
      {({ reports, pagination }) => (
        <Entries
          total={pagination.total}
          entries={reports.map(({ id: reportId, reason, decision, reportedAt }) => ({
            ...{ id: reportId, to: 'admin-reports', ...(decision !== null && { query: { status: 'decided' } }) },
            ...{ name: <UserText>{reason}</UserText>, meta: formatDate(i18n.language, reportedAt) },
          }))}
        />
      )}
    </Part>
  );
}

export function Sessions({ id }: { id: string }) {
  const { t, i18n } = useTranslation('members');
  const query = authEndpoints.useGetAuthUsersByIdSessionsQuery({ id }, fresh);
  return (
    <Part title={t('page.sessions')} query={query}>
      {({ devices }) =>
        devices.length === 0 ? (
          <p className={styles.meta}>{t('page.none')}</p>
        ) : (
          <ul className={styles.entries}>
            {devices.map(({ id: sessionId, device: { browser, system }, lastUsedAt }) => (
              <li key={sessionId}>
                <bdi dir="ltr">{[browser, system].filter(Boolean).join(', ') || t('page.device')}</bdi>
                <span className={styles.meta}>{t('page.lastUsed', { at: formatMoment(i18n.language, lastUsedAt) })}</span>
              </li>
            ))}
          </ul>
        )
      }
    </Part>
  );
}

export function Acts({ id }: { id: string }) {
  const { t, i18n } = useTranslation('members');
  const query = authEndpoints.useGetAuthUsersByIdHistoryQuery({ id }, fresh);
  return (
    <Part title={t('page.acts')} query={query}>
      {({ acts }) =>
        acts.length === 0 ? (
          <p className={styles.meta}>{t('page.noActs')}</p>
        ) : (
          <WorkTimeline
            entries={acts.map(({ act, by, byName, caseId, reason, at }) => ({
              ...{ key: `${at} ${act}`, text: <strong>{t(`act.${act}`)}</strong> },
              on: (
                <>
                  <Decider change={{ by, byName, caseId, act }} /> · {formatMoment(i18n.language, at)}
                </>
              ),
              // What follows from a case has no words of an admin.
              more: caseId === null && reason !== '' && (
                <p>
                  <UserText>{reason}</UserText>
                </p>
              ),
            }))}
          />
        )
      }
    </Part>
  );
}

/** What sets a member apart from most. */
export function MemberPills({ member: { userType, isEmailVerified, deactivatedAt, suspendedAt } }: { member: MemberAccount }) {
  const { t } = useTranslation('members');
  if (userType !== 'admin' && isEmailVerified && deactivatedAt === null && suspendedAt === null) return null;
  return (
    <p className={styles.pills}>
      {userType === 'admin' && <Pill tone="approved">{t('pill.admin')}</Pill>}
      {!isEmailVerified && <Pill tone="pending">{t('pill.unverified')}</Pill>}
      {suspendedAt !== null && <Pill tone="rejected">{t('pill.suspended')}</Pill>}
      {deactivatedAt !== null && <Pill tone="rejected">{t('pill.deactivated')}</Pill>}
    </p>
  );
}
