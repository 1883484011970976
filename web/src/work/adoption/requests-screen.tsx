import { useTranslation } from 'react-i18next';
import { useState, useEffect } from 'react';
import type { ApiError } from '#shared/api/api-error.ts';
import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import type { ToastText } from '#shared/flow/show-toast.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import { isSettled } from '#shared/api/is-settled.ts';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { formatAmount, formatDate } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { excerpt } from '#shared/pet/excerpt.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { PetPicture } from '#shared/pet/pet-picture.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { EntryCard, EntryList, EntryListSkeleton } from '#shared/work/entry-card.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { listResult } from '#shared/list/list-result.ts';
import { StateList } from '#shared/work/state-list.tsx';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { EmptyState } from '#shared/content/states.tsx';
import { nameOfPet, picturedPet } from './requests.ts';
import { requestPlaces, requestList, requestStatuses, requestViews } from '../../features/adoption/requests/model/request-place.ts';
import type { Step } from './requests.ts';
import { OtherSide } from './request-sides.tsx';
import { AnswerTime, RequestPill } from './request-state.tsx';
import { StepButtons, StepDialog } from './request-steps.tsx';
import styles from './requests.module.css';
import type { AskedStep } from './request-steps.tsx';
import type { RequestView } from '../../features/adoption/requests/model/request-place.ts';
import { RequestDetailsScreen } from './request-details-screen.tsx';

const {
  patchAdoptionRequestsByIdStatus,
  deleteAdoptionRequestsById,
  postAdoptionRequestsByIdHandover,
  postAdoptionRequestsByIdFallThrough,
  putAdoptionRequestsByIdMeeting,
} = adoptionEndpoints.endpoints;

/** A refusal explains why; any other failure names what was not done. */
const failed = (otherwise: ToastText) => (error: ApiError) => (isSettled(error) ? refusalText(error, otherwise) : otherwise);

outcome(patchAdoptionRequestsByIdStatus, {
  done: (_answer, { body }) => `adoption-requests:done.${body.status}`,
  failed: failed('adoption-requests:failed.update'),
});
outcome(putAdoptionRequestsByIdMeeting, {
  done: ({ adoptionRequest: { meeting } }) => `adoption-requests:meeting.${meeting?.isAgreed ? 'bothWant' : 'proposed'}`,
  failed: failed('adoption-requests:failed.update'),
});
outcome(deleteAdoptionRequestsById, { done: 'adoption-requests:done.cancelled', failed: failed('adoption-requests:failed.cancel') });
outcome(postAdoptionRequestsByIdHandover, { done: 'adoption-requests:done.completed', failed: failed('adoption-requests:failed.update') });
outcome(postAdoptionRequestsByIdFallThrough, {
  done: 'adoption-requests:done.fell-through',
  failed: failed('adoption-requests:failed.update'),
});

interface RequestCardProps {
  request: AdoptionRequest;
  memberId: string;
  onStep: (step: Step) => void;
}

const maxExcerpt = 150;

/** One request in a list: for which pet, with whom, how it stands, and what can be done at once. */
function RequestCard({ request, memberId, onStep }: RequestCardProps) {
  const { t, i18n } = useTranslation('adoption-requests');
  const name = nameOfPet(request);
  return (
    <EntryCard
      look="picture"
      start={<PetPicture pet={picturedPet(request)} sizes="120px" />}
      name={
        <PageLink to="dashboard" query={requestPlaces.details(request.id)}>
          <UserText>{name}</UserText>
        </PageLink>
      }
      state={<RequestPill status={request.status} />}
      actions={
        <>
          <ActionLink to="dashboard" query={requestPlaces.details(request.id)}>
            {t('card.details')}
            <span className="visually-hidden">
              {' '}
              <NamedText sentence={(pet) => t('details.heading', { name: pet })} name={name} />
            </span>
          </ActionLink>
          {request.status === 'pending' && <StepButtons request={request} memberId={memberId} onStep={onStep} />}
        </>
      }
    >
      <p className={styles.side}>
        <OtherSide request={request} memberId={memberId} />
      </p>
      <p className={styles.times}>
        <span>{t('card.asked', { date: formatDate(i18n.language, request.createdAt) })}</span>
        <AnswerTime request={request} />
      </p>
      {request.offer !== null && <p>{t('offer.line', { amount: formatAmount(t, request.offer) })}</p>}
      <UserProse>{excerpt(request.message, maxExcerpt) ?? request.message}</UserProse>
    </EntryCard>
  );
}

interface RequestsListProps {
  requests: readonly AdoptionRequest[];
  memberId: string;
}

/** Cards of requests, with the question before a step is taken. */
function RequestsList({ requests, memberId }: RequestsListProps) {
  useKeptFocus(requests.length);
  const [asked, ask] = useState<AskedStep>();
  return (
    <>
      <EntryList entries={requests}>
        {(request) => <RequestCard request={request} memberId={memberId} onStep={(step) => ask({ step, request })} />}
      </EntryList>
      <StepDialog asked={asked} onClose={() => ask(undefined)} />
    </>
  );
}

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
function RequestsListScreen({ memberId }: { memberId: string }) {
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

/** Adoption requests in the dashboard: the list, or the one that the address names. */
export function RequestsScreen({ memberId }: { memberId: string }) {
  const { id } = usePage().query;
  return id ? <RequestDetailsScreen key={id} id={id} memberId={memberId} /> : <RequestsListScreen memberId={memberId} />;
}
