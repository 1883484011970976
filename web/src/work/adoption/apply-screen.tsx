import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#shared/toasts/toasts.ts';
import { ActionLink } from '#shared/work/button.tsx';
import { LoginPrompt, DonePanel, ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { currentVisit, isStillAt, navigate } from '#shared/navigation/navigation.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import type { Pet } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { Art } from '#shared/content/art.tsx';
import { MessagePanel } from '#shared/content/message-panel.tsx';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import type { Obstacle } from './application.ts';
import { requestPlaces } from '../../features/adoption/requests/model/request-place.ts';
import { isOpen, useOwnRequest } from '../../features/adoption/use-own-request.ts';
import { obstacleOf } from './application.ts';
import { ApplicationWizard } from './application-wizard.tsx';
import { OfferForm } from './offer-form.tsx';

/** In ms: as long as the product specifies that this is shown. */
const toastTime = 5000;

/** A visitor who wants to ask for a pet: explains that one has to log in, and the way back to the pet. */
export function LoginGate({ petId }: { petId: string }) {
  const { t } = useTranslation('adoption-application');
  const text = t('login.text');
  useEffect(() => toast.error(text, toastTime), [text]);
  return <LoginPrompt title={t('login.title')} text={text} otherWay={<ActionLink to={`pet-${petId}`}>{t('back')}</ActionLink>} />;
}

/** The form while its pet loads. */
function ApplicationSkeleton() {
  const { t } = useTranslation('adoption-application');
  return (
    <div className="container">
      <PageHeading className="visually-hidden">{t('title')}</PageHeading>
      <Skeleton label={t('loading')}>
        <SkeletonStack gap={5} shapes={['short', 'heading', 'control', 'control', 'line', 'short']} />
      </Skeleton>
    </div>
  );
}

/** In ms: as long as the product specifies that its success is shown. */
const untilReturn = 3000;

/** The application is with the owner: back to the pet after three seconds, or at once by the link. */
function SentPanel({ pet }: { pet: Pick<Pet, 'id' | 'name'> }) {
  const { t } = useTranslation('adoption-application');
  const back = `pet-${pet.id}`;
  useEffect(() => {
    const asked = currentVisit();
    const timer = setTimeout(() => {
      if (isStillAt(asked)) navigate(back, { replace: true });
    }, untilReturn);
    return () => clearTimeout(timer);
  }, [back]);
  return (
    <DonePanel
      title={t('sent.title')}
      text={<NamedText sentence={(name) => t('sent.text', { name })} name={pet.name} />}
      actions={
        <PageLink to={back} replace>
          {t('sent.back')}
        </PageLink>
      }
    />
  );
}

interface ObstaclePanelProps {
  obstacle: Obstacle;
  petId: string;
  /** Unknown where there is no such pet. */
  petName?: string | undefined;
  /** The member's own request, where it is known. */
  requestId?: string | undefined;
}

function WayOn({ obstacle, requestId }: Pick<ObstaclePanelProps, 'obstacle' | 'requestId'>) {
  const { t } = useTranslation('adoption-application');
  if (obstacle === 'own' || obstacle === 'open') {
    const sent = requestId === undefined ? requestPlaces.view('sent') : requestPlaces.details(requestId);
    return (
      <ActionLink to="dashboard" query={obstacle === 'own' ? requestPlaces.list : sent} kind="primary">
        {t(`obstacle.${obstacle}.go`)}
      </ActionLink>
    );
  }
  return (
    <ActionLink to="pets" kind="primary">
      {t('browse')}
    </ActionLink>
  );
}

/** Why this pet cannot be asked for, in place of the form, and what can be done instead. */
function ObstaclePanel({ obstacle, petId, petName = '', requestId }: ObstaclePanelProps) {
  const { t } = useTranslation('adoption-application');
  return (
    <div className="container">
      <MessagePanel
        picture={<Art name={obstacle === 'gone' ? 'window-other' : 'window-cat'} />}
        heading={
          <PageHeading takesFocus="moved">
            <NamedText sentence={(name) => t(`obstacle.${obstacle}.title`, { name })} name={petName} />
          </PageHeading>
        }
        text={t(`obstacle.${obstacle}.text`)}
        actions={
          <>
            <WayOn obstacle={obstacle} requestId={requestId} />
            {obstacle !== 'gone' && <ActionLink to={`pet-${petId}`}>{t('back')}</ActionLink>}
          </>
        }
      />
    </div>
  );
}

interface FailedProps {
  petId: string;
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

function Failed({ petId, error, onRetry, isRetrying }: FailedProps) {
  const { t } = useTranslation('adoption-application');
  const errorText = useErrorText();
  return (
    <div className="container">
      <BackLink to={`pet-${petId}`}>{t('back')}</BackLink>
      <PageHeading className="visually-hidden">{t('title')}</PageHeading>
      <ErrorState title={t('loadFailed')} text={errorText(error)} onRetry={onRetry} isRetrying={isRetrying} />
    </div>
  );
}

/** The application of a member for one pet: its form, or why it cannot be written, or that it is on its way. */
export function ApplyScreen({ petId, memberId }: { petId: string; memberId: string }) {
  const { currentData, error, isFetching, refetch } = petsEndpoints.useGetPetsByIdQuery({ id: petId });
  const request = useOwnRequest(petId, true);
  const [end, setEnd] = useState<'sent' | Obstacle>();
  const pet = currentData?.pet;
  if (isNotFound(error)) return <ObstaclePanel obstacle="gone" petId={petId} />;
  if (!pet) {
    return error ? <Failed petId={petId} error={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : <ApplicationSkeleton />;
  }
  if (end === 'sent') return <SentPanel pet={pet} />;
  const obstacle = end ?? obstacleOf(pet, memberId, isOpen(request));
  if (obstacle) return <ObstaclePanel obstacle={obstacle} petId={petId} petName={pet.name} requestId={request?.id} />;
  const Form = pet.adoptionType === 'Sale' ? OfferForm : ApplicationWizard;
  return <Form pet={pet} memberId={memberId} onEnd={setEnd} />;
}
