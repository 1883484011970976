import { PawPrint } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Counted } from '../list/counted.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceTiles } from '../ui/choice-tiles.tsx';
import { Field } from '../ui/field.tsx';
import { petChoices } from './pet-choices.ts';
import type { ChoiceOf } from './pet-choices.ts';
import styles from './species-tiles.module.css';

type Species = ChoiceOf<'species'>;

interface SpeciesTilesProps {
  /** The namespace that names the filter. */
  words: 'pets' | 'accessories';
  value: Species | undefined;
  /** Called with nothing for any of them. */
  onValue: (value: Species | undefined) => void;
  /** How many each would leave; none where there are too many to be counted. */
  counts: Readonly<Record<string, number>> | undefined;
}

const all = petChoices.species;
const usual = all.slice(0, 4);

/** The four usual species; the others after "More", or when one of them is chosen. */
export function SpeciesTiles({ words, value: chosen, onValue, counts }: SpeciesTilesProps) {
  const { t } = useTranslation([words, 'pet']);
  const [isOpen, setOpen] = useState(false);
  const tiles = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // "More" has gone: on to the first that it has brought.
    if (isOpen) tiles.current?.querySelectorAll('input')[usual.length + 1]?.focus();
  }, [isOpen]);
  const shown = isOpen || (chosen && !usual.includes(chosen)) ? all : usual;
  const choices = [
    { value: 'all' as const, text: t('pet:speciesMany.all'), picture: <PawPrint size={24} aria-hidden className={styles.all} /> },
    ...shown.map((value) => ({
      value,
      text: (
        <Counted counts={counts} value={value}>
          {t(`pet:speciesMany.${value}`)}
        </Counted>
      ),
      picture: <img src={`/art/window-${value.toLowerCase()}.svg`} width="37" height="48" alt="" loading="lazy" />,
    })),
  ];
  return (
    <Field label={t('filters.species')} isGroup>
      <div ref={tiles}>
        <ChoiceTiles<Species | 'all'>
          look="picture"
          choices={choices}
          value={chosen ?? 'all'}
          onValue={(next) => onValue(next === 'all' ? undefined : next)}
        />
      </div>
      {shown === usual && (
        <Button kind="text" size="small" className={styles.more} onClick={() => setOpen(true)}>
          {t('filters.more')}
        </Button>
      )}
    </Field>
  );
}
