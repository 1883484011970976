import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { Figure } from '#shared/ui/figure-strip.tsx';

/** How often what the member offers was looked at. */
export function ProfileViews() {
  const { t } = useTranslation('my-pets');
  const { data, isError } = authEndpoints.useGetAuthProfileQuery();
  return <Figure label={t('overview.views')} total={data?.user.profileViews} isError={isError} />;
}
