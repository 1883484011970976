import { useTranslation } from 'react-i18next';
import { CityOptions } from '#shared/i18n/city-options.tsx';
import type { FormWith } from '#shared/form/use-form.ts';
import { Field } from '#shared/ui/field.tsx';
import { SelectInput, TextInput } from '#shared/ui/text-input.tsx';

/** What each is filled in with. */
const inputs = {
  firstName: { autoComplete: 'given-name', maxLength: 60 },
  lastName: { autoComplete: 'family-name', maxLength: 60 },
  email: { autoComplete: 'email', type: 'email', maxLength: 254 },
  phone: { autoComplete: 'tel', type: 'tel' },
  city: { autoComplete: 'address-level2' },
  address: { autoComplete: 'street-address', maxLength: 200 },
} as const;

type MemberFieldName = keyof typeof inputs;

interface MemberFieldProps {
  form: FormWith<MemberFieldName>;
  field: MemberFieldName;
  hint?: string;
  isOptional?: boolean;
  className?: string | undefined;
  /** In place of what the form does with what is typed. */
  onValue?: (typed: string) => void;
}

/** One thing that we know of a member, in a form. */
export function MemberField({ form, field, hint, isOptional, className, onValue }: MemberFieldProps) {
  const { t } = useTranslation('session');
  const control = { ...form.text(field), ...inputs[field], ...(onValue && { onValue }) };
  return (
    <Field {...form.about(field)} label={t(`field.${field}`)} hint={hint} isOptional={isOptional} className={className}>
      {field === 'city' ? (
        <SelectInput {...control}>
          <option value="">{t('register.chooseCity')}</option>
          <CityOptions />
        </SelectInput>
      ) : (
        <TextInput {...control} />
      )}
    </Field>
  );
}
