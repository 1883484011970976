import { CalendarDays, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DatePicker, dayjs } from '../antd/dates.ts';
import { useControl } from '../form/control.ts';

interface DayInputProps {
  /** A day of Pakistan, `2026-11-27`; empty for none. */
  value: string;
  onValue: (day: string) => void;
  /** The first that may be chosen. */
  min?: string;
  isClearable?: boolean;
}

const shape = 'YYYY-MM-DD';

/** A day, chosen from a calendar in the language of the page or typed; within a `Field` or a `WorkField`. */
export function DayInput({ value, onValue, min, isClearable = false }: DayInputProps) {
  const { i18n } = useTranslation();
  return (
    <DatePicker
      {...useControl()}
      value={value === '' ? null : dayjs(value).locale(i18n.language)}
      onChange={(day) => onValue(day ? day.format(shape) : '')}
      {...(min !== undefined && { minDate: dayjs(min) })}
      format={['D MMMM YYYY', shape, 'D/M/YYYY']}
      suffixIcon={<CalendarDays size={18} aria-hidden />}
      allowClear={isClearable && { clearIcon: <X size={18} aria-hidden /> }}
      needConfirm={false}
    />
  );
}
