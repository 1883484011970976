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
import { AnswerTime, MeetingState } from './request-state.tsx';
import { nameOfPet, otherSideOf } from './requests.ts';
import { requestPlaces } from '../../features/adoption/requests/model/request-place.ts';
import { useApprovedRequests, useWaitingRequests } from '../../features/adoption/use-waiting-requests.ts';

interface WaitingRequestProps {
  request: AdoptionRequest;
  memberId: string;
}

/** One to answer, or an approved one, whose two sides meet. */
function WaitingRequest({ request, memberId }: WaitingRequestProps) {
  const { t } = useTranslation('adoption-requests');
  const { firstName, fullName, profileImage } = otherSideOf(request, memberId);
  const name = nameOfPet(request);
  return (
    <li className={styles.row}>
      <Avatar name={firstName} picture={profileImage?.urls['320']} size={56} />
      <div className={styles.words}>
        <p className={styles.name}>
          <MemberName>{fullName}</MemberName>
        </p>
        <p>
          <NamedText sentence={(pet) => t('details.heading', { name: pet })} name={name} />
        </p>
        {request.status === 'approved' ? (
          <p>
            <MeetingState request={request} memberId={memberId} />
          </p>
        ) : (
          <AnswerTime request={request} />
        )}
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

function Rows({ memberId }: Pick<WaitingRequestProps, 'memberId'>) {
  const { t } = useTranslation('adoption-requests');
  const [approved, waiting] = [useApprovedRequests(), useWaitingRequests()];
  const failed = [approved, waiting].find(({ data, isError }) => !data && isError);
  if (failed)
    return <ErrorState title={t('error')} text={t('errorText')} onRetry={() => void failed.refetch()} isRetrying={failed.isFetching} />;
  if (!approved.data || !waiting.data) return <Loading />;
  const requests = [...approved.data.adoptionRequests, ...waiting.data.adoptionRequests];
  if (requests.length === 0) return <p className={styles.none}>{t('overview.none')}</p>;
  return (
    <ul>
      {requests.map((request) => (
        <WaitingRequest key={request.id} request={request} memberId={memberId} />
      ))}
    </ul>
  );
}

/** Approved requests of both sides that are not handed over yet, then the newest that wait for the member's answer. */
export function NewestRequests({ memberId }: Pick<WaitingRequestProps, 'memberId'>) {
  const { t } = useTranslation('adoption-requests');
  return (
    <DashboardPart title={t('overview.title')} all={t('overview.all')} query={requestPlaces.list}>
      <Rows memberId={memberId} />
    </DashboardPart>
  );
}
