import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { isOpen, useOwnRequest } from '../../../../features/adoption/use-own-request.ts';
import { obstacleOf } from '../../model/obstacle.ts';
import type { Obstacle } from '../../model/obstacle.ts';
import { ApplicationSkeleton } from './application-skeleton.tsx';
import { ApplicationWizard } from './application-wizard.tsx';
import { ObstaclePanel } from './obstacle-panel.tsx';
import { SentPanel } from './sent-panel.tsx';

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
  return <ApplicationWizard pet={pet} memberId={memberId} onEnd={setEnd} />;
}
