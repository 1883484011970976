import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/api/types.ts';
import { wholeRow } from '#shared/form/form.tsx';
import type { FormWith } from '#shared/form/use-form.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { CityOptions } from '#shared/i18n/city-options.tsx';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { Field } from '#shared/ui/field.tsx';
import { SelectInput, TextInput } from '#shared/ui/text-input.tsx';

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

/** What each is filled in with. */
export const memberInputs = {
  firstName: { autoComplete: 'given-name', maxLength: 60 },
  lastName: { autoComplete: 'family-name', maxLength: 60 },
  email: { autoComplete: 'email', type: 'email', maxLength: 254 },
  phone: { autoComplete: 'tel', type: 'tel' },
  city: { autoComplete: 'address-level2' },
  address: { autoComplete: 'street-address', maxLength: 200 },
} as const;

export type MemberField = keyof typeof memberInputs;

interface MemberFieldsProps {
  form: FormWith<MemberField>;
  fields: readonly MemberField[];
  hints?: Partial<Record<MemberField, string>>;
  optional?: readonly MemberField[];
}

/** What we know of a member, in a form; the two names stand in one row. */
export function MemberFields({ form, fields, hints = {}, optional = [] }: MemberFieldsProps) {
  const { t } = useTranslation('session');
  return fields.map((field) => {
    const control = { ...form.text(field), ...memberInputs[field] };
    const typePhone = (typed: string) => control.onValue(formatPhone(typed));
    return (
      <Field
        key={field}
        {...form.about(field)}
        label={t(`field.${field}`)}
        hint={hints[field]}
        isOptional={optional.includes(field)}
        className={field === 'firstName' || field === 'lastName' ? undefined : wholeRow}
      >
        {field === 'city' ? (
          <SelectInput {...control}>
            <option value="">{t('register.chooseCity')}</option>
            <CityOptions />
          </SelectInput>
        ) : (
          <TextInput {...control} {...(field === 'phone' && { onValue: typePhone })} />
        )}
      </Field>
    );
  });
}
