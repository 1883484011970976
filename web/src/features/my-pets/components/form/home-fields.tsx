import { useTranslation } from 'react-i18next';
import { longest } from '@paltu/reference';
import { Fields } from '#shared/form/form.tsx';
import { CityOptions } from '#shared/i18n/city-options.tsx';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SwitchRow } from '#shared/ui/switch-row.tsx';
import { SelectInput, TextArea, TextInput } from '#shared/ui/text-input.tsx';
import type { PetFormProps } from '../../hooks/use-pet-form.ts';
import { typedPrice } from '../../model/pet-form.ts';
import styles from './pet-form.module.css';

function PriceField({ form }: PetFormProps) {
  const { t } = useTranslation('my-pets');
  const isSale = form.values.adoptionType === 'Sale';
  return (
    <Field {...form.about('price')} label={t('field.price')} hint={t('hint.price')} isOptional={!isSale} className={styles.price}>
      <TextInput
        {...form.text('price')}
        onValue={(text) => form.change('price', typedPrice(text))}
        prefix={t('price.unit')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
      />
    </Field>
  );
}

/** Where the pet lives, and on what terms it goes. A pet for adoption is free. */
export function PlaceFields({ form }: PetFormProps) {
  const { t } = useTranslation('my-pets');
  const choicesOf = usePetChoices();
  return (
    <Fields>
      <Field {...form.about('location')} label={t('field.location')}>
        <SelectInput {...form.text('location')}>
          <option value="">{t('chooseCity')}</option>
          <CityOptions />
        </SelectInput>
      </Field>
      <Field
        {...form.about('adoptionType')}
        label={t('field.adoptionType')}
        hint={t(`hint.adoptionType.${form.values.adoptionType}`)}
        isGroup
      >
        <ChoiceTiles
          look="segmented"
          choices={choicesOf('adoptionType')}
          value={form.values.adoptionType}
          onValue={(adoptionType) => form.change('adoptionType', adoptionType)}
        />
      </Field>
      {form.values.adoptionType !== 'Adoption' && <PriceField form={form} />}
    </Fields>
  );
}

/** What the owner asks of a new home. */
export function RequirementFields({ form }: PetFormProps) {
  const { t } = useTranslation('my-pets');
  const choicesOf = usePetChoices();
  return (
    <Fields>
      <Field {...form.about('experience')} label={t('field.experience')} isGroup>
        <ChoiceTiles
          choices={choicesOf('experience')}
          value={form.values.experience}
          onValue={(experience) => form.change('experience', experience)}
        />
      </Field>
      <Field {...form.about('homeType')} label={t('field.homeType')} isGroup>
        <ChoiceTiles
          choices={choicesOf('homeType')}
          value={form.values.homeType}
          onValue={(homeType) => form.change('homeType', homeType)}
        />
      </Field>
      <div className={styles.switches}>
        <SwitchRow label={t('field.children')} isOn={form.values.children} onChange={(isOn) => form.change('children', isOn)} />
        <SwitchRow label={t('field.otherPets')} isOn={form.values.otherPets} onChange={(isOn) => form.change('otherPets', isOn)} />
      </div>
    </Fields>
  );
}

/** How the pet is to live with, and why it needs another home; all of it optional. */
export function CharacterFields({ form }: PetFormProps) {
  const { t } = useTranslation('my-pets');
  const choicesOf = usePetChoices();
  return (
    <Fields>
      {(['personality', 'goodWith'] as const).map((field) => (
        <Field key={field} {...form.about(field)} label={t(`field.${field}`)} isGroup isOptional>
          <ChoiceTiles<string>
            isMultiple
            choices={choicesOf(field)}
            value={form.values[field]}
            onValue={(chosen) => form.change(field, chosen)}
          />
        </Field>
      ))}
      <Field {...form.about('trainingLevel')} label={t('field.trainingLevel')} isOptional>
        <SelectInput {...form.text('trainingLevel')}>
          <option value="">{t('notSaid')}</option>
          {choicesOf('trainingLevel').map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field {...form.about('reasonForRehoming')} label={t('field.reasonForRehoming')} isOptional>
        <TextArea {...form.text('reasonForRehoming')} rows={2} maxLength={longest.reasonForRehoming} />
      </Field>
    </Fields>
  );
}

/** Whether the pet can still be had; the owner's own word. */
export function StatusField({ form }: PetFormProps) {
  const { t } = useTranslation('my-pets');
  const choicesOf = usePetChoices();
  return (
    <Field {...form.about('status')} label={t('field.status')} isGroup>
      <ChoiceTiles choices={choicesOf('status')} value={form.values.status} onValue={(status) => form.change('status', status)} />
    </Field>
  );
}

export function UrgentField({ form }: PetFormProps) {
  const { t } = useTranslation('my-pets');
  return (
    <div className={styles.switches}>
      <SwitchRow label={t('field.urgent')} isOn={form.values.urgent} onChange={(isOn) => form.change('urgent', isOn)} />
    </div>
  );
}
