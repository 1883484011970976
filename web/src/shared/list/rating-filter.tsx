import { useTranslation } from 'react-i18next';
import { withNamespace } from '../i18n/text-key.ts';
import type { NamespaceWith } from '../i18n/text-key.ts';
import { Field } from '../ui/field.tsx';
import { Options } from '../ui/options.tsx';
import { SelectInput } from '../ui/text-input.tsx';
import { leastRatings } from './list-schema.ts';

interface RatingFilterProps {
  words: NamespaceWith<`filters.${'minRating' | 'ratingFrom'}`>;
  filters: { minRating?: number | undefined };
  onChange: (changes: { minRating: number | undefined }) => void;
}

/** The least mean of reviews. */
export function RatingFilter({ words, filters: { minRating }, onChange }: RatingFilterProps) {
  const { t } = useTranslation([words, 'shell']);
  const translate = withNamespace(t);
  return (
    <Field label={translate(`${words}:filters.minRating`)}>
      <SelectInput
        value={minRating === undefined ? '' : String(minRating)}
        onValue={(next) => onChange({ minRating: next === '' ? undefined : Number(next) })}
      >
        <option value="">{translate('shell:filters.any')}</option>
        <Options choices={leastRatings.map((value) => ({ value, text: translate(`${words}:filters.ratingFrom`, { rating: value }) }))} />
      </SelectInput>
    </Field>
  );
}
