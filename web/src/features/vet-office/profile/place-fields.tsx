import { useTranslation } from 'react-i18next';
import { Fields } from '#shared/form/form.tsx';
import type { Form } from '#shared/form/use-form.ts';
import { Field } from '#shared/ui/field.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import { typedPlace } from './place-form.ts';
import type { PlaceForm } from './place-form.ts';
import type { VetForm } from './vet-form.ts';

function Degrees({ form, field }: { form: Form<VetForm>; field: keyof PlaceForm }) {
  const { t } = useTranslation('vet-profile');
  const type = (text: string) => {
    const typed = Object.entries(typedPlace(field, text)) as [keyof PlaceForm, string][];
    for (const [half, degrees] of typed) form.change(half, degrees);
  };
  return (
    <Field {...form.about(field)} label={t(`field.${field}`)} hint={t(`hint.${field}`)} isOptional>
      <TextInput {...form.text(field)} onValue={type} dir="ltr" inputMode="decimal" autoComplete="off" />
    </Field>
  );
}

/** Where the clinic is on a map, for members who look for one nearby. */
export function PlaceFields({ form }: { form: Form<VetForm> }) {
  return (
    <Fields shape="pair">
      <Degrees form={form} field="latitude" />
      <Degrees form={form} field="longitude" />
    </Fields>
  );
}
