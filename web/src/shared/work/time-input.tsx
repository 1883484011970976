import { Clock, X } from 'lucide-react';
import { dayjs, TimePicker } from '../antd/dates.ts';
import { useControl } from '../form/control.ts';

interface TimeInputProps {
  /** By 24 hours, `09:30`; empty for none. */
  value: string;
  onValue: (time: string) => void;
}

const shape = 'HH:mm';

/** A time of day, chosen or typed, by 24 hours in both languages; within a `Field` or a `WorkField`. */
export function TimeInput({ value, onValue }: TimeInputProps) {
  return (
    <TimePicker
      {...useControl()}
      value={value === '' ? null : dayjs(`2000-01-01T${value}`)}
      onChange={(time) => onValue(time ? time.format(shape) : '')}
      format={[shape, 'H:mm', 'HHmm']}
      minuteStep={5}
      showNow={false}
      needConfirm={false}
      placeholder="09:30"
      suffixIcon={<Clock size={18} aria-hidden />}
      allowClear={{ clearIcon: <X size={18} aria-hidden /> }}
    />
  );
}
