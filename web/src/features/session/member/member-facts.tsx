import { useTranslation } from 'react-i18next';
import type { User } from '#shared/api/types.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { FactList } from '#shared/ui/fact-list.tsx';
import { Panel } from '#shared/ui/panel.tsx';

interface MemberFactsProps {
  title?: string;
  member: Pick<User, 'email' | 'phone' | 'city' | 'address'> & { name?: string; bio?: string };
}

/** What is known of a member, a line each; nothing of what they left out. */
export function MemberFacts({ title, member: { name = '', email, phone, city, address, bio = '' } }: MemberFactsProps) {
  const { t } = useTranslation('session');
  const cityName = useCityName();
  const facts = [
    { name: 'name', label: t('register.name'), value: name && <bdi>{name}</bdi> },
    { name: 'email', label: t('field.email'), value: <bdi dir="ltr">{email}</bdi> },
    { name: 'phone', label: t('field.phone'), value: <bdi dir="ltr">{formatPhone(phone)}</bdi> },
    { name: 'city', label: t('field.city'), value: cityName(city) },
    { name: 'address', label: t('field.address'), value: address && <bdi>{address}</bdi> },
    { name: 'bio', label: t('profile.bio'), value: bio && <bdi dir="auto">{bio}</bdi> },
  ].filter(({ value }) => value !== '');
  return (
    <Panel title={title}>
      <FactList look="rows" facts={facts} />
    </Panel>
  );
}
