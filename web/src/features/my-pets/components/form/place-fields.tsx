import { useTranslation } from 'react-i18next';
import { CityOptions } from '#shared/i18n/city-options.tsx';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SelectInput, TextInput } from '#shared/ui/text-input.tsx';
import { about, typing } from '../../hooks/pet-fields.ts';
import type { PetFields } from '../../hooks/pet-fields.ts';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';
import { typedPrice } from '../../model/pet-form.ts';
import styles from './pet-form.module.css';

function PriceField({ fields }: { fields: PetFields }) {
  const { t } = useTranslation('my-pets');
  const isSale = fields.form.adoptionType === 'Sale';
  return (
    <Field {...about(fields, 'price')} label={t('field.price')} hint={t('hint.price')} isOptional={!isSale} className={styles.price}>
      <TextInput
        {...typing(fields, 'price')}
        onValue={(text) => fields.change('price', typedPrice(text))}
        prefix={t('price.unit')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
      />
    </Field>
  );
}

/** Where the pet lives, and on what terms it goes. A pet for adoption is free. */
export function PlaceFields({ fields }: { fields: PetFields }) {
  const { t } = useTranslation('my-pets');
  const choicesOf = usePetChoices();
  const { form, change } = fields;
  return (
    <div className={styles.fields}>
      <Field {...about(fields, 'location')} label={t('field.location')}>
        <SelectInput {...typing(fields, 'location')}>
          <option value="">{t('chooseCity')}</option>
          <CityOptions />
        </SelectInput>
      </Field>
      <Field {...about(fields, 'adoptionType')} label={t('field.adoptionType')} hint={t(`hint.adoptionType.${form.adoptionType}`)} isGroup>
        <ChoiceTiles
          look="segmented"
          choices={choicesOf('adoptionType')}
          value={form.adoptionType}
          onValue={(adoptionType) => change('adoptionType', adoptionType)}
        />
      </Field>
      {form.adoptionType !== 'Adoption' && <PriceField fields={fields} />}
    </div>
  );
}
