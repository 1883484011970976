import { useTranslation } from 'react-i18next';
import { formatPhone } from '#shared/format/format-phone.ts';
import { Fields, wholeRow } from '#shared/form/form.tsx';
import type { Form } from '#shared/form/use-form.ts';
import { useCityChoices } from '#shared/i18n/use-city-choices.ts';
import { WorkSelect, WorkInput, WorkTextArea } from '#shared/work/controls.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { memberInputs } from '../../../features/session/member-fields.tsx';
import type { MemberField } from '../../../features/session/member-fields.tsx';
import type { ProfileEdit } from './profile-rules.ts';

interface ProfileFieldsProps {
  form: Form<ProfileEdit>;
}

interface LineProps extends ProfileFieldsProps {
  field: MemberField;
  hint?: string;
  isOptional?: boolean;
  isHalf?: boolean;
}

function Line({ form, field, hint, isOptional = false, isHalf = false }: LineProps) {
  const { t } = useTranslation('session');
  const isLatin = field === 'email' || field === 'phone';
  const text = form.text(field);
  return (
    <WorkField
      {...form.about(field)}
      label={t(`field.${field}`)}
      hint={hint}
      isOptional={isOptional}
      className={isHalf ? undefined : wholeRow}
    >
      <WorkInput
        {...text}
        {...memberInputs[field]}
        {...(isLatin && { dir: 'ltr' })}
        {...(field === 'phone' && { onValue: (typed: string) => text.onValue(formatPhone(typed)) })}
      />
    </WorkField>
  );
}

function City({ form }: ProfileFieldsProps) {
  const { t } = useTranslation('session');
  const cities = useCityChoices();
  return (
    <WorkField {...form.about('city')} label={t('field.city')} className={wholeRow}>
      <WorkSelect
        placeholder={t('register.chooseCity')}
        value={form.values.city || undefined}
        options={cities}
        onValue={form.text('city').onValue}
      />
    </WorkField>
  );
}

/** What a member's profile is made of; the two names stand in one row. */
export function ProfileFields({ form }: ProfileFieldsProps) {
  const { t } = useTranslation('session');
  return (
    <Fields shape="pair">
      <Line form={form} field="firstName" isHalf />
      <Line form={form} field="lastName" isOptional isHalf />
      <Line form={form} field="email" hint={t('profile.emailHint')} />
      <Line form={form} field="phone" />
      <City form={form} />
      <Line form={form} field="address" isOptional />
      <WorkField {...form.about('bio')} label={t('profile.bio')} isOptional className={wholeRow}>
        <WorkTextArea {...form.text('bio')} maxLength={500} />
      </WorkField>
    </Fields>
  );
}
