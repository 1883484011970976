import type { ReactNode } from 'react';
import { useControl } from './field.tsx';
import styles from './choice-tiles.module.css';

export interface Choice<Value extends string> {
  value: Value;
  text: ReactNode;
  /** A picture or icon above the text. */
  picture?: ReactNode;
}

interface SharedProps<Value extends string> {
  choices: readonly Choice<Value>[];
  /** `row` tiles wrap, `columns` too but for phones, where they are equally wide, `segmented` share one track. */
  look?: 'row' | 'columns' | 'segmented' | 'picture';
}

type ChoiceTilesProps<Value extends string> = SharedProps<Value> &
  (
    | { isMultiple?: false; value: Value | ''; onValue: (value: Value) => void }
    | { isMultiple: true; value: readonly Value[]; onValue: (value: Value[]) => void }
  );

/** Up to five choices as tiles: radios (or checkboxes with `isMultiple`) inside a Field with `isGroup`. */
export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>) {
  const { choices, look = 'row' } = props;
  const { id } = useControl();
  const isChosen = (value: Value) => (props.isMultiple ? props.value.includes(value) : props.value === value);
  const choose = (value: Value) => {
    if (!props.isMultiple) props.onValue(value);
    else props.onValue(isChosen(value) ? props.value.filter((one) => one !== value) : [...props.value, value]);
  };
  return (
    <div className={styles[look]}>
      {choices.map(({ value, text, picture }) => (
        <label key={value} className={styles.tile}>
          <input
            type={props.isMultiple ? 'checkbox' : 'radio'}
            name={id}
            value={value}
            checked={isChosen(value)}
            onChange={() => choose(value)}
            className={styles.input}
          />
          {picture}
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
