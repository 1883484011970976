import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { formatAmount, formatDate, formatPrice } from '#shared/format/format.ts';
import { formatAgeToday } from '#shared/format/pet-age.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { PetPicture } from '#shared/pet/pet-picture.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Section } from '#shared/content/section.tsx';
import { Stack } from '#shared/content/stack.tsx';
import { MoneyAskedButton } from '#shared/work/money-asked.tsx';
import { WorkFacts } from '#shared/work/work-facts.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { isApiError } from '#shared/api/api-error.ts';
import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';
import { lastQueryOf } from '#shared/navigation/last-query.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { nameOfPet, picturedPet, stepsOf } from './requests.ts';
import { MeetingPanel } from './request-meeting.tsx';
import { OtherSide, ContactPanel, RequesterCard } from './request-sides.tsx';
import { AnswerTime, RequestPill } from './request-state.tsx';
import { StepButtons, StepDialog } from './request-steps.tsx';
import type { AskedStep } from './request-steps.tsx';
import styles from './requests.module.css';
import { RequestHistory, RequestWords } from './request-words.tsx';
import { requestPlaces } from '../../features/adoption/requests/model/request-place.ts';

interface RequestDetailsProps {
  request: AdoptionRequest;
  memberId: string;
}

function AskedPet({ request }: { request: AdoptionRequest }) {
  const { t } = useTranslation(['adoption-requests', 'pet', 'shell']);
  const { pet, terms } = request;
  return (
    <div className={styles.pet}>
      <div className={styles.picture}>
        <PetPicture pet={picturedPet(request)} sizes="88px" />
      </div>
      <div>
        {pet && (
          <p className={styles.traits}>
            <UserText>{pet.breed}</UserText>
            {t('shell:comma')}
            <bdi dir="auto">{formatAgeToday(t, pet)}</bdi> · {t(`pet:status.${pet.status}`)}
          </p>
        )}
        {terms && (
          <p className={styles.traits}>
            {t('details.terms', {
              terms: [t(`pet:adoptionType.${terms.adoptionType}`), ...(terms.price > 0 ? [formatPrice(t, terms.price)] : [])].join(
                t('shell:comma'),
              ),
            })}
          </p>
        )}
        {pet?.isPublic ? (
          <ActionLink to={`pet-${pet.id}`} size="small" icon={<ExternalLink size={18} className="mirrors" aria-hidden />}>
            {t('details.pet')}
          </ActionLink>
        ) : (
          <p className={styles.traits}>{t('details.petGone')}</p>
        )}
      </div>
    </div>
  );
}

function Head({ request, memberId }: RequestDetailsProps) {
  const { t, i18n } = useTranslation('adoption-requests');
  return (
    <header className={styles.head}>
      <PageHeading takesFocus="moved">
        <NamedText sentence={(name) => t('details.heading', { name })} name={nameOfPet(request)} />
      </PageHeading>
      <p className={styles.state}>
        <RequestPill status={request.status} />
        <AnswerTime request={request} />
      </p>
      <p className={styles.traits}>
        <OtherSide request={request} memberId={memberId} /> · {t('card.asked', { date: formatDate(i18n.language, request.createdAt) })}
      </p>
    </header>
  );
}

/** The reason stands among the facts: a message with the same words is not shown twice. */
const hasOwnMessage = ({ message, adoptionDetails }: AdoptionRequest): boolean => message !== '' && message !== adoptionDetails?.reason;

function OfferFacts({ offer, price }: { offer: number; price: number }) {
  const { t } = useTranslation('adoption-requests');
  const facts = [
    { name: 'offer', label: t('offer.offered'), value: <strong>{formatAmount(t, offer)}</strong> },
    { name: 'price', label: t('offer.asked'), value: formatPrice(t, price) },
  ];
  return (
    <Section title={t('offer.title')}>
      <WorkFacts facts={facts} />
    </Section>
  );
}

/** All of one request, with what can be done about it. */
function RequestDetails({ request, memberId }: RequestDetailsProps) {
  const { t } = useTranslation('adoption-requests');
  const [asked, ask] = useState<AskedStep>();
  const steps = stepsOf(request, memberId);
  const isApproved = request.status === 'approved';
  useKeptFocus(steps.length);
  return (
    <Stack>
      <Head request={request} memberId={memberId} />
      {isApproved && (
        <div className={styles.next}>
          <MeetingPanel request={request} memberId={memberId} />
          <ContactPanel request={request} memberId={memberId} />
        </div>
      )}
      {steps.length > 0 && (
        <div className={styles.steps}>
          <StepButtons request={request} memberId={memberId} onStep={(step) => ask({ step, request })} />
        </div>
      )}
      <div className={styles.columns}>
        <Stack>
          <RequestWords request={request} />
          {hasOwnMessage(request) && (
            <Section title={t('details.message')}>
              <UserProse>{request.message}</UserProse>
            </Section>
          )}
          {request.offer !== null && <OfferFacts offer={request.offer} price={request.terms?.price ?? 0} />}
          {request.adoptionDetails !== null && (
            <Section title={t('details.application')}>
              <ApplicationFacts application={request.adoptionDetails} />
            </Section>
          )}
        </Stack>
        <Stack>
          <AskedPet request={request} />
          {!isApproved && <ContactPanel request={request} memberId={memberId} />}
          <MoneyAskedButton
            memberId={request.owner.id === memberId ? request.requester.id : request.owner.id}
            evidence={{ kind: 'request', id: request.id }}
          />
          <RequesterCard requester={request.requester} />
          <RequestHistory request={request} />
        </Stack>
      </div>
      <StepDialog asked={asked} onClose={() => ask(undefined)} />
    </Stack>
  );
}

function HiddenHeading() {
  const { t } = useTranslation('adoption-requests');
  return (
    <PageHeading takesFocus="moved" className="visually-hidden">
      {t('title')}
    </PageHeading>
  );
}

/** One that is not there, or a request of others. */
function UnknownRequest() {
  const { t } = useTranslation('adoption-requests');
  return (
    <>
      <HiddenHeading />
      <EmptyState
        title={t('details.unknown')}
        reason={t('details.unknownText')}
        action={
          <ActionLink to="dashboard" query={requestPlaces.list} kind="primary">
            {t('details.back')}
          </ActionLink>
        }
      />
    </>
  );
}

function Loading() {
  const { t } = useTranslation('adoption-requests');
  return (
    <>
      <HiddenHeading />
      <Skeleton label={t('details.loading')}>
        <SkeletonStack gap={3} shapes={['heading', 'short', 'control', 'line', 'line']} />
      </Skeleton>
    </>
  );
}

const isGone = (error: unknown) => isApiError(error) && [400, 403, 404].includes(Number(error.status));

function Content({ id, memberId }: { id: string; memberId: string }) {
  const { t } = useTranslation('adoption-requests');
  const asked = adoptionEndpoints.useGetAdoptionRequestsByIdQuery({ id }, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = asked;
  if (isGone(error)) return <UnknownRequest />;
  if (currentData) return <RequestDetails request={currentData.adoptionRequest} memberId={memberId} />;
  if (!error) return <Loading />;
  return (
    <>
      <HiddenHeading />
      <ErrorState title={t('error')} text={t('errorText')} onRetry={() => void refetch()} isRetrying={isFetching} />
    </>
  );
}

/** One request by its address. */
export function RequestDetailsScreen({ id, memberId }: { id: string; memberId: string }) {
  const { t } = useTranslation('adoption-requests');
  const left = lastQueryOf('dashboard');
  return (
    <>
      <BackLink to="dashboard" query={left.tab === requestPlaces.list.tab ? left : requestPlaces.list}>
        {t('details.back')}
      </BackLink>
      <Content id={id} memberId={memberId} />
    </>
  );
}
