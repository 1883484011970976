import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { WorkFigure } from '#shared/work/work-figures.tsx';

/** How often what the member offers was looked at. */
export function ProfileViews() {
  const { t } = useTranslation('my-pets');
  const { data, isError } = authEndpoints.useGetAuthProfileQuery();
  return <WorkFigure label={t('overview.views')} total={data?.user.profileViews} isError={isError} />;
}
