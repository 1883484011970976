import { useTranslation } from 'react-i18next';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { Avatar } from '#shared/content/avatar.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { DashboardPart } from '#shared/work/dashboard-part.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { Skeleton, SkeletonBlock } from '#shared/content/skeleton.tsx';
import styles from './requests.module.css';
import { AnswerTime } from './request-state.tsx';
import { nameOfPet } from './requests.ts';
import { requestPlaces } from '../../features/adoption/requests/model/request-place.ts';
import { useWaitingRequests } from '../../features/adoption/use-waiting-requests.ts';

function WaitingRequest({ request }: { request: AdoptionRequest }) {
  const { t } = useTranslation('adoption-requests');
  const { requester } = request;
  const name = nameOfPet(request);
  return (
    <li className={styles.row}>
      <Avatar name={requester.firstName} picture={requester.profileImage?.urls['320']} size={56} />
      <div className={styles.words}>
        <p className={styles.name}>
          <MemberName>{requester.fullName}</MemberName>
        </p>
        <p>
          <NamedText sentence={(pet) => t('details.heading', { name: pet })} name={name} />
        </p>
        <AnswerTime request={request} />
      </div>
      <ActionLink to="dashboard" query={requestPlaces.details(request.id)} className={styles.way}>
        {t('card.details')}
        <span className="visually-hidden">
          {' '}
          <NamedText sentence={(pet) => t('details.heading', { name: pet })} name={name} />
        </span>
      </ActionLink>
    </li>
  );
}

function Loading() {
  const { t } = useTranslation('adoption-requests');
  return (
    <Skeleton label={t('loading')} className={styles.row}>
      <div className={styles.words}>
        <SkeletonBlock shape="line" />
        <SkeletonBlock shape="short" />
      </div>
    </Skeleton>
  );
}

function Rows() {
  const { t } = useTranslation('adoption-requests');
  const { data, isError, isFetching, refetch } = useWaitingRequests();
  if (!data && isError)
    return <ErrorState title={t('error')} text={t('errorText')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Loading />;
  if (data.adoptionRequests.length === 0) return <p className={styles.none}>{t('overview.none')}</p>;
  return (
    <ul>
      {data.adoptionRequests.map((request) => (
        <WaitingRequest key={request.id} request={request} />
      ))}
    </ul>
  );
}

/** The newest requests that wait for the member's answer. */
export function NewestRequests() {
  const { t } = useTranslation('adoption-requests');
  return (
    <DashboardPart title={t('overview.title')} all={t('overview.all')} query={requestPlaces.list}>
      <Rows />
    </DashboardPart>
  );
}
