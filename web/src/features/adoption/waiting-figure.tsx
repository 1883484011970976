import { useTranslation } from 'react-i18next';
import { Figure } from '#shared/ui/figure-strip.tsx';
import { useWaitingRequests } from './use-waiting-requests.ts';

/** How many requests wait for the member's answer. */
export function WaitingFigure() {
  const { t } = useTranslation('adoption-requests');
  const { data, isError } = useWaitingRequests();
  return <Figure label={t('overview.figure')} total={data?.pagination.total} isError={isError} />;
}
