import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/api/types.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';

type Member = Pick<User, 'email' | 'phone' | 'city' | 'address'> & { name?: string; bio?: string };

/** What is known of a member, in its order; nothing of what they left out. */
export function useMemberFacts({ name = '', email, phone, city, address, bio = '' }: Member) {
  const { t } = useTranslation('session');
  const cityName = useCityName();
  const facts: { name: string; label: string; value: ReactNode }[] = [
    { name: 'name', label: t('register.name'), value: name && <bdi>{name}</bdi> },
    { name: 'email', label: t('field.email'), value: <bdi dir="ltr">{email}</bdi> },
    { name: 'phone', label: t('field.phone'), value: <bdi dir="ltr">{formatPhone(phone)}</bdi> },
    { name: 'city', label: t('field.city'), value: cityName(city) },
    { name: 'address', label: t('field.address'), value: address && <bdi>{address}</bdi> },
    { name: 'bio', label: t('profile.bio'), value: bio && <bdi dir="auto">{bio}</bdi> },
  ];
  return facts.filter(({ value }) => value !== '');
}
