import { ChevronDown } from 'lucide-react';
import { Select } from '../antd/work.ts';
import type { Choice } from '../form/control.ts';

interface ListFilterProps<Value extends string> {
  /** Read out only. */
  label: string;
  /** What is shown, and chosen, when nothing narrows the list. */
  any: string;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onValue: (value: Value | undefined) => void;
  className?: string | undefined;
}

const none = '';

/** Narrows a list by one of some values. */
export function ListFilter<Value extends string>({ label, any, choices, value, onValue, className = '' }: ListFilterProps<Value>) {
  return (
    <Select<Value | typeof none>
      aria-label={label}
      className={className}
      popupMatchSelectWidth={false}
      // antd's own has an English name.
      suffixIcon={<ChevronDown size={18} aria-hidden />}
      value={value ?? none}
      options={[{ value: none, label: any }, ...choices.map((choice) => ({ value: choice.value, label: choice.text }))]}
      onChange={(chosen) => onValue(chosen === none ? undefined : chosen)}
    />
  );
}
