import { useTranslation } from 'react-i18next';
import { formatDay } from '../format/format.ts';
import { useControl } from '../form/control.ts';
import styles from './day-choice.module.css';
import { dayCell, DayMark, Month } from './month.tsx';

interface DayChoiceProps {
  /** Those that can be chosen, in order: days of Pakistan, what each holds in words, and whether it has no room left. At least one. */
  days: readonly { date: string; text: string; isFull: boolean }[];
  value: string;
  onValue: (date: string) => void;
}

/** One day of some, in its month; within a `Field` that is a group. */
export function DayChoice({ days, value, onValue }: DayChoiceProps) {
  const { i18n } = useTranslation();
  const { id: name } = useControl();
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <Month day={value} min={days[0]?.date ?? value} max={days.at(-1)?.date ?? value}>
      {({ date, number }) => {
        const held = byDate.get(date);
        if (!held) return null;
        return (
          <label className={dayCell}>
            <input
              type="radio"
              name={name}
              value={date}
              checked={date === value}
              aria-label={`${formatDay(i18n.language, date)} · ${held.text}`}
              onChange={() => onValue(date)}
              className={styles.input}
            />
            {number}
            <DayMark isFull={held.isFull} />
          </label>
        );
      }}
    </Month>
  );
}
