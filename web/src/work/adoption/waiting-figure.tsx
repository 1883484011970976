import { useTranslation } from 'react-i18next';
import { WorkFigure } from '#shared/work/work-figures.tsx';
import { useWaitingRequests } from '../../features/adoption/use-waiting-requests.ts';

/** How many requests wait for the member's answer. */
export function WaitingFigure() {
  const { t } = useTranslation('adoption-requests');
  const { data, isError } = useWaitingRequests();
  return (
    <WorkFigure
      label={t('overview.figure')}
      total={data?.pagination.total}
      isError={isError}
      place={{ to: 'dashboard', query: { tab: 'requests', status: 'pending' } }}
    />
  );
}
