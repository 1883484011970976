import { useTranslation } from 'react-i18next';
import type { User } from '#shared/api/types.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { FactList } from '#shared/ui/fact-list.tsx';
import { Panel } from '#shared/ui/panel.tsx';

/** What others and we know of the member. */
export function ProfileFacts({ user }: { user: User }) {
  const { t } = useTranslation('session');
  const cityName = useCityName();
  const facts = [
    { name: 'email', label: t('field.email'), value: <bdi dir="ltr">{user.email}</bdi> },
    { name: 'phone', label: t('field.phone'), value: <bdi dir="ltr">{formatPhone(user.phone)}</bdi> },
    { name: 'city', label: t('field.city'), value: cityName(user.city) },
    { name: 'address', label: t('field.address'), value: user.address && <bdi>{user.address}</bdi> },
    { name: 'bio', label: t('profile.bio'), value: user.bio && <bdi dir="auto">{user.bio}</bdi> },
  ].filter(({ value }) => value !== '');
  return (
    <Panel title={t('profile.info')}>
      <FactList look="rows" facts={facts} />
    </Panel>
  );
}
