import { PawPrint } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Species } from '#shared/api/types.ts';
import { Button } from '#shared/ui/button.tsx';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';
import { petChoices } from '#shared/pet/pet-choices.ts';
import styles from './species-tiles.module.css';

const usual = petChoices.species.slice(0, 4);

function Window({ species }: { species: Species }) {
  return <img src={`/art/window-${species.toLowerCase()}.svg`} width="37" height="48" alt="" loading="lazy" />;
}

interface SpeciesTilesProps {
  value: Species | undefined;
  onValue: (species: Species | undefined) => void;
}

/** The four usual species; the others after "More", or when one of them is chosen. */
export function SpeciesTiles({ value, onValue }: SpeciesTilesProps) {
  const { t } = useTranslation('pets');
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen || (value && !usual.includes(value)) ? petChoices.species : usual;
  const choices = [
    { value: 'all' as const, text: t('pet:speciesMany.all'), picture: <PawPrint size={24} aria-hidden className={styles.all} /> },
    ...shown.map((species) => ({ value: species, text: t(`pet:speciesMany.${species}`), picture: <Window species={species} /> })),
  ];
  return (
    <Field label={t('filters.species')} isGroup>
      <ChoiceTiles look="picture" choices={choices} value={value ?? 'all'} onValue={(next) => onValue(next === 'all' ? undefined : next)} />
      {shown === usual && (
        <Button kind="text" size="small" className={styles.more} onClick={() => setOpen(true)}>
          {t('filters.more')}
        </Button>
      )}
    </Field>
  );
}
