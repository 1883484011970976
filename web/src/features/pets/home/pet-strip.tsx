import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { PetGrid, PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import type { PetsAnswer } from './shown-once.ts';

export interface PetStripProps {
  /** A button on each picture. */
  corner?: ((pet: Pet) => ReactNode) | undefined;
}

interface AnsweredProps extends PetStripProps {
  answer: PetsAnswer;
  /** How many there are at most: the place of so many is kept while they load. */
  limit: number;
}

/** Its words are loaded with it, not with every page that shows a few listings. */
function StripFailed({ answer: { error, refetch }, limit }: AnsweredProps) {
  const { t, ready } = useTranslation(['pet', 'errors']);
  const errorText = useErrorText();
  if (!ready) return <PetGridSkeleton count={limit} look="strip" label={t('list.loading')} />;
  return <ErrorState title={t('list.failed')} text={errorText(error)} onRetry={() => void refetch()} />;
}

/** A few listings as cards under a heading of the page, while they load and when they cannot be had too. */
export function PetStrip(props: AnsweredProps) {
  const { answer, limit, corner } = props;
  const { t } = useTranslation('pet');
  const { data, error, isFetching } = answer;
  if (data) return <PetGrid pets={data.pets} look="strip" level={3} corner={corner} />;
  if (!error || isFetching) return <PetGridSkeleton count={limit} look="strip" label={t('list.loading')} />;
  return <StripFailed {...props} />;
}
