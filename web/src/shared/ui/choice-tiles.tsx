import { useControl } from '../form/control.ts';
import type { Choice } from '../form/control.ts';
import styles from './choice-tiles.module.css';

interface ChoiceTilesProps<Value extends string> {
  choices: readonly Choice<Value>[];
  /** `row` tiles wrap, `columns` too but for phones, where they are equally wide, `segmented` share one track, `lines` lie under each other. */
  look?: 'row' | 'columns' | 'lines' | 'segmented' | 'picture';
  value: Value | '';
  onValue: (value: Value) => void;
}

/** Up to five choices as tiles: radios inside a Field with `isGroup`. */
export function ChoiceTiles<Value extends string>({ choices, look = 'row', value: chosen, onValue }: ChoiceTilesProps<Value>) {
  const { id } = useControl();
  return (
    <div className={styles[look]}>
      {choices.map(({ value, text, picture }) => (
        <label key={value} className={styles.tile}>
          <input type="radio" name={id} value={value} checked={value === chosen} onChange={() => onValue(value)} className={styles.input} />
          {picture}
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
