import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input, Select, Switch } from '../antd/work.ts';
import { useControl } from '../form/control.ts';
import styles from './controls.module.css';

type Without<Props, Taken extends string> = Omit<Props, 'id' | 'value' | 'onChange' | 'checked' | Taken>;

interface Text {
  value: string;
  onValue: (value: string) => void;
}

/** A line of text within a `WorkField`: `<WorkInput {...form.text('name')} />`. */
export function WorkInput({ onValue, ...rest }: Text & Without<ComponentProps<typeof Input>, 'onValue'>) {
  return <Input dir="auto" className={styles.text} {...useControl()} {...rest} onChange={(event) => onValue(event.target.value)} />;
}

/** A number within a `WorkField`, as people type it: `number-rules.ts` reads it, and nothing that was typed is taken away. */
export function WorkNumber(props: ComponentProps<typeof WorkInput>) {
  return <WorkInput dir="ltr" inputMode="numeric" autoComplete="off" {...props} />;
}

/** A password within a `WorkField`, which can be looked at. antd's own sign has no name and takes no focus. */
export function WorkPassword({ onValue, ...rest }: Text & Without<ComponentProps<typeof Input>, 'onValue'>) {
  const { t } = useTranslation('shell');
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const look = (
    <button
      type="button"
      className={styles.look}
      aria-pressed={isShown}
      aria-label={t('form.showPassword')}
      onClick={() => setShown(!isShown)}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
  return <WorkInput {...rest} onValue={onValue} type={isShown ? 'text' : 'password'} dir="ltr" suffix={look} />;
}

/** A text of several lines; with `maxLength` it counts. */
export function WorkTextArea({ onValue, maxLength, ...rest }: Text & Without<ComponentProps<typeof Input.TextArea>, 'onValue'>) {
  return (
    <Input.TextArea
      dir="auto"
      className={styles.text}
      // antd's own growing writes style attributes, which the policy blocks.
      rows={5}
      {...useControl()}
      {...rest}
      maxLength={maxLength}
      showCount={maxLength !== undefined}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

interface Choice<Value extends string> {
  value: Value;
  label: string;
}

interface WorkSelectProps<Value extends string> extends Without<ComponentProps<typeof Select>, 'options' | 'onValue'> {
  value: Value | undefined;
  onValue: (value: Value) => void;
  options: readonly Choice<Value>[];
}

/** One of many; what is typed finds it by any part of its words. */
export function WorkSelect<Value extends string>({ value, onValue, options, ...rest }: WorkSelectProps<Value>) {
  return (
    <Select
      showSearch={{ optionFilterProp: 'label' }}
      // antd's own has an English name.
      suffixIcon={<ChevronDown size={18} aria-hidden />}
      {...useControl()}
      {...rest}
      value={value}
      options={[...options]}
      onChange={(chosen: unknown) => onValue(chosen as Value)}
    />
  );
}

/** On or off, within a `WorkField`. */
export function WorkSwitch({ value, onValue }: { value: boolean; onValue: (value: boolean) => void }) {
  return <Switch {...useControl()} checked={value} onChange={onValue} />;
}
