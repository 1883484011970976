import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';
import { listResult } from '#shared/list/list-result.ts';
import { StateList } from '#shared/work/state-list.tsx';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { ActionLink } from '#shared/work/button.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { EntryListSkeleton } from '#shared/work/entry-card.tsx';
import {
  requestList,
  requestPlaces,
  requestStatuses,
  requestViews,
} from '../../../../../features/adoption/requests/model/request-place.ts';
import type { RequestView } from '../../../../../features/adoption/requests/model/request-place.ts';
import { RequestsList } from './requests-list.tsx';

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

/** Requests for own pets, own requests, or both; the newest first. */
export function RequestsListScreen({ memberId }: { memberId: string }) {
  const { t } = useTranslation('adoption-requests');
  const list = useListQuery(requestList);
  const { page, filters } = list;
  const { type } = list.settings;
  const requests = adoptionEndpoints.useGetAdoptionRequestsQuery(
    { type, ...filters, page, limit: pageLimit },
    { refetchOnMountOrArgChange: true },
  );
  const counts = requests.data?.counts;
  const { query, setQuery } = usePage();
  // Who did not ask for a part is shown one that has something.
  const isElsewhere = query.type === undefined && counts?.received === 0 && counts.sent > 0;
  useEffect(() => {
    if (isElsewhere) setQuery(requestPlaces.view('sent'), { replace: true });
  }, [isElsewhere, setQuery]);
  const tabs = requestViews.map((name) => ({ name, text: t(`tabs.${name}`), query: requestPlaces.view(name), count: counts?.[name] }));
  return (
    <StateList
      words="adoption-requests"
      list={list}
      tabs={{ entries: tabs, current: type }}
      states={requestStatuses.map((value) => ({ value, text: t(`status.${value}`) }))}
      result={listResult(requests, (data) => data.adoptionRequests)}
      skeleton={<EntryListSkeleton label={t('loading')} look="picture" count={4} />}
      empty={<NoRequests type={type} />}
    >
      {(items) => <RequestsList requests={items} memberId={memberId} />}
    </StateList>
  );
}
