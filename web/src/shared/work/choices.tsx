import { Checkbox, Radio } from '../antd/work.ts';
import { useControl } from '../form/control.ts';
import type { Choice } from '../form/control.ts';
import styles from './choices.module.css';

interface ChoicesProps<Value extends string> {
  choices: readonly Choice<Value>[];
}

interface ChoiceTilesProps<Value extends string> extends ChoicesProps<Value> {
  /** `row` tiles wrap, `columns` too but for phones, where they are equally wide, `segmented` share one track. */
  look?: 'row' | 'columns' | 'segmented' | 'picture';
  value: Value | '';
  onValue: (value: Value) => void;
}

function Tile({ text, picture }: Pick<Choice<string>, 'text' | 'picture'>) {
  return (
    <>
      {picture}
      <span>{text}</span>
    </>
  );
}

/** One of up to five choices, as tiles, inside a `WorkField` that is a group. */
export function WorkChoices<Value extends string>({ choices, look = 'row', value, onValue }: ChoiceTilesProps<Value>) {
  const { id } = useControl();
  return (
    <Radio.Group name={id} value={value} className={styles[look]} onChange={({ target }) => onValue(target.value as Value)}>
      {choices.map((choice) => (
        <Radio.Button key={choice.value} value={choice.value} className={styles.tile}>
          <Tile {...choice} />
        </Radio.Button>
      ))}
    </Radio.Group>
  );
}

interface CheckTilesProps<Value extends string> extends ChoicesProps<Value> {
  value: readonly Value[];
  onValue: (value: Value[]) => void;
}

/** Some of a few choices, inside a `WorkField` that is a group. */
export function WorkChecks<Value extends string>({ choices, value, onValue }: CheckTilesProps<Value>) {
  return (
    <Checkbox.Group
      className={styles.checks}
      value={[...value]}
      options={choices.map((choice) => ({ value: choice.value, label: <Tile {...choice} /> }))}
      onChange={(chosen) => onValue(chosen as Value[])}
    />
  );
}
