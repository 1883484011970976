import { petPriceSteps } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import type { PetFacets } from '#shared/api/types.ts';
import { formatPrice } from '#shared/format/format.ts';
import { CityOptions } from '#shared/i18n/city-options.tsx';
import { withNamespace } from '#shared/i18n/text-key.ts';
import { Counted } from '#shared/list/counted.tsx';
import { city } from '#shared/list/list-schema.ts';
import { PriceFilter } from '#shared/list/price-filter.tsx';
import { filterFlags, petFields } from '#shared/pet/pet-fields.ts';
import { SpeciesTiles } from '#shared/pet/species-tiles.tsx';
import { useBreedSuggestions } from '#shared/pet/use-pet-suggestions.ts';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import type { Choice } from '#shared/form/control.ts';
import { Field } from '#shared/ui/field.tsx';
import { SearchInput } from '#shared/ui/search-input.tsx';
import { SwitchRow } from '#shared/ui/switch-row.tsx';
import { SelectInput } from '#shared/ui/text-input.tsx';
import { ageBandOf, ageBands, agesOf } from './chosen-filters.ts';
import type { AgeBand } from './chosen-filters.ts';
import styles from './filter-controls.module.css';
import { breedLimit } from './pet-list.ts';
import type { PetFilters } from './pet-list.ts';

interface FilterControlsProps {
  filters: PetFilters;
  /** Called with the filter that has changed. */
  onChange: (changes: Partial<PetFilters>) => void;
  /** How many pets each value would leave; none where there are too many to be counted. */
  counts?: PetFacets | undefined;
}

interface AnyOrOneProps {
  label: string;
  choices: readonly Choice<string>[];
  value: string | undefined;
  /** Called with nothing for any of them. */
  onValue: (value: string | undefined) => void;
  /** `row` for words that are too long to share a line. */
  look?: 'segmented' | 'row';
}

/** A filter with few choices: any of them, or one. */
function AnyOrOne({ label, choices, value, onValue, look = 'segmented' }: AnyOrOneProps) {
  const { t } = useTranslation('shell');
  const any = 'any';
  return (
    <Field label={label} isGroup className={look === 'row' ? styles.tiles : styles.segments}>
      <ChoiceTiles<string>
        look={look}
        choices={[{ value: any, text: t('filters.any') }, ...choices]}
        value={value ?? any}
        onValue={(next) => onValue(next === any ? undefined : next)}
      />
    </Field>
  );
}

/** One of the words that the API knows for a field. */
function ChoiceFilter({
  name,
  filters,
  onChange,
  look,
  counts,
}: FilterControlsProps & { name: 'adoptionType' | 'gender' | 'size'; look?: 'row' }) {
  const { t } = useTranslation('pets');
  const choices = usePetChoices()(name);
  return (
    <AnyOrOne
      label={t(`filters.${name}`)}
      choices={choices.map(({ value, text }) => ({ value, text: <Counted {...{ value, counts: counts?.[name] }}>{text}</Counted> }))}
      value={filters[name]}
      onValue={(next) => onChange({ [name]: choices.find(({ value }) => value === next)?.value })}
      {...(look && { look })}
    />
  );
}

const bands = Object.keys(ageBands) as AgeBand[];

function AgeFilter({ filters, onChange }: FilterControlsProps) {
  const { t } = useTranslation('pets');
  return (
    <AnyOrOne
      look="row"
      label={t('filters.age')}
      choices={bands.map((value) => ({ value, text: t(`filters.ages.${value}`) }))}
      // An address may ask for a range of its own: then none of these is meant.
      value={ageBandOf(filters) ?? (filters.minAge === undefined && filters.maxAge === undefined ? undefined : '')}
      onValue={(next) => onChange(agesOf(bands.find((band) => band === next)))}
    />
  );
}

function BreedFilter({ filters, onChange }: FilterControlsProps) {
  const { t } = useTranslation('pets');
  const completing = useBreedSuggestions();
  return (
    <Field label={t('filters.breed')}>
      <SearchInput
        {...completing}
        isPlain
        maxLength={breedLimit}
        value={filters.breed ?? ''}
        onValue={(text) => onChange({ breed: text || undefined })}
      />
    </Field>
  );
}

/** The filters themselves: beside the list on a desk, in a drawer on a phone. */
export function FilterControls(props: FilterControlsProps) {
  const { t } = useTranslation(['pets', 'pet', 'shell']);
  const { filters, onChange, counts } = props;
  return (
    <div className={styles.controls}>
      <SpeciesTiles words="pets" value={filters.species} counts={counts?.species} onValue={(species) => onChange({ species })} />
      <ChoiceFilter {...props} name="adoptionType" />
      <Field label={t('shell:filters.city')}>
        <SelectInput value={filters.location ?? ''} onValue={(next) => onChange({ location: city(next) })}>
          <option value="">{t('shell:filters.allCities')}</option>
          <CityOptions />
        </SelectInput>
      </Field>
      <PriceFilter words="pets" format={formatPrice} {...petPriceSteps} {...{ filters, onChange }} counts={counts?.prices ?? null} />
      <AgeFilter {...props} />
      <BreedFilter {...props} />
      <ChoiceFilter {...props} name="gender" />
      <ChoiceFilter {...props} name="size" look="row" />
      <Field label={t('filters.health')} isGroup>
        {filterFlags.map((flag) => (
          <SwitchRow
            key={flag}
            label={<Counted {...{ value: 'true', counts: counts?.[flag] }}>{withNamespace(t)(petFields[flag].filterLabel)}</Counted>}
            isOn={filters[flag] ?? false}
            onChange={(isOn) => onChange({ [flag]: isOn || undefined })}
          />
        ))}
      </Field>
      <Field label={t('filters.availability')} isGroup>
        <SwitchRow label={t('filters.gone')} isOn={filters.gone ?? false} onChange={(isOn) => onChange({ gone: isOn || undefined })} />
      </Field>
    </div>
  );
}
