import { useTranslation } from 'react-i18next';
import { WorkNumber } from './controls.tsx';
import { WorkField } from './work-field.tsx';
import { Fields } from '../form/form.tsx';
import { typedPlace } from '../form/place-form.ts';
import type { PlaceForm } from '../form/place-form.ts';
import type { FormWith } from '../form/use-form.ts';

interface PlaceFieldsProps {
  form: FormWith<keyof PlaceForm> & { change: (field: keyof PlaceForm, degrees: string) => void };
}

function Degrees({ form, field }: PlaceFieldsProps & { field: keyof PlaceForm }) {
  const { t } = useTranslation('fields');
  const type = (text: string) => {
    const typed = Object.entries(typedPlace(field, text)) as [keyof PlaceForm, string][];
    for (const [half, degrees] of typed) form.change(half, degrees);
  };
  return (
    <WorkField {...form.about(field)} label={t(`place.${field}`)} hint={t(`place.hint.${field}`)} isOptional>
      <WorkNumber {...form.text(field)} onValue={type} inputMode="decimal" />
    </WorkField>
  );
}

/** Where something is on a map, for members who look for one nearby. */
export function PlaceFields({ form }: PlaceFieldsProps) {
  return (
    <Fields shape="pair">
      <Degrees form={form} field="latitude" />
      <Degrees form={form} field="longitude" />
    </Fields>
  );
}
