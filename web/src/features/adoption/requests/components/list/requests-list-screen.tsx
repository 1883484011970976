import { useTranslation } from 'react-i18next';
import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';
import { formatNumber } from '#shared/format/format.ts';
import { ListPage } from '#shared/list/list-page.tsx';
import { listResult } from '#shared/list/list-result.ts';
import { chosenFilters, oneOf } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { Field } from '#shared/ui/field.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { TabLinks } from '#shared/ui/tab-links.tsx';
import { SelectInput } from '#shared/ui/text-input.tsx';
import { requestList, requestPlaces, requestStatuses, requestViews } from '../../model/request-place.ts';
import type { RequestView } from '../../model/request-place.ts';
import { RequestsList, RequestsSkeleton } from './requests-list.tsx';
import styles from './requests-list-screen.module.css';

const pageLimit = 20;

const ways = {
  received: { to: 'post-listing' },
  sent: { to: 'pets' },
  all: { to: 'pets' },
} as const satisfies Record<RequestView, { to: string }>;

function NoRequests({ type }: { type: RequestView }) {
  const { t } = useTranslation('adoption-requests');
  return (
    <EmptyState
      title={t(`empty.${type}.title`)}
      reason={t(`empty.${type}.text`)}
      action={
        <ActionLink to={ways[type].to} kind="primary">
          {t(`empty.${type}.way`)}
        </ActionLink>
      }
    />
  );
}

function NoneOfThese({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('adoption-requests');
  return (
    <EmptyState
      title={t('empty.narrowed')}
      action={
        <Button kind="primary" onClick={onClear}>
          {t('empty.clear')}
        </Button>
      }
    />
  );
}

type Counts = Readonly<Record<RequestView, number>>;

function Tabs({ type, counts }: { type: RequestView; counts: Counts | undefined }) {
  const { t } = useTranslation('adoption-requests');
  return (
    <TabLinks
      label={t('tabs.label')}
      to="dashboard"
      entries={requestViews.map((name) => ({ name, text: t(`tabs.${name}`), query: requestPlaces.view(name), count: counts?.[name] }))}
      current={type}
    />
  );
}

/** Requests for own pets, own requests, or both; the newest first. */
export function RequestsListScreen({ memberId }: { memberId: string }) {
  const { t } = useTranslation('adoption-requests');
  const list = useListQuery(requestList);
  const { page, filters, filter, replaceFilters } = list;
  const { type } = list.settings;
  const requests = adoptionEndpoints.useGetAdoptionRequestsQuery(
    { type, ...filters, page, limit: pageLimit },
    { refetchOnMountOrArgChange: true },
  );
  const isNarrowed = chosenFilters(filters).length > 0;
  return (
    <ListPage
      heading={<PageHeading takesFocus="moved">{t('title')}</PageHeading>}
      list={list}
      count={(total) => total !== undefined && t('count', { count: total, amount: formatNumber(total) })}
      tools={
        <Field label={<span className="visually-hidden">{t('state')}</span>} className={styles.filter}>
          <SelectInput value={filters.status ?? ''} onValue={(next) => filter({ status: oneOf(requestStatuses)(next) })}>
            <option value="">{t('anyState')}</option>
            {requestStatuses.map((one) => (
              <option key={one} value={one}>
                {t(`status.${one}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
      }
      above={
        <div className={styles.tabs}>
          <Tabs type={type} counts={requests.data?.counts} />
        </div>
      }
      label={t('title')}
      result={listResult(requests, (data) => data.adoptionRequests)}
      skeleton={<RequestsSkeleton count={4} />}
      empty={isNarrowed ? <NoneOfThese onClear={() => replaceFilters({})} /> : <NoRequests type={type} />}
      failed={{ title: t('error'), text: t('errorText') }}
    >
      {(items) => <RequestsList requests={items} memberId={memberId} />}
    </ListPage>
  );
}
