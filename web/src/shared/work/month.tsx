import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Calendar, dayjs } from '../antd/dates.ts';
import { Button } from './button.tsx';
import styles from './month.module.css';

interface MonthProps {
  /** Left out where something around it has a name already. */
  label?: string;
  /** The day that is shown or chosen, as `2026-11-27`. */
  day: string;
  /** The first and last that stand for something. */
  min: string;
  max: string;
  /** What stands for a day between those two; nothing where only its number shall stand. */
  children: (day: Day) => ReactNode;
}

/** A day of Pakistan: as `2026-11-27`, as its number, and its month in the language of the page. */
interface Day {
  date: string;
  number: number;
  month: string;
}

const shape = 'YYYY-MM-DD';

type Dayjs = ReturnType<typeof dayjs>;

/** Leads from month to month; another day brings its own. */
function useMonth(day: string) {
  const { i18n } = useTranslation();
  const [shown, show] = useState({ day, month: dayjs(day) });
  if (shown.day !== day) show({ day, month: dayjs(day) });
  const turn = (months: number) => show({ day, month: shown.month.date(1).add(months, 'month') });
  return { month: shown.month.locale(i18n.language), turn };
}

/** Under the number of a day: a filled dot, or a ring for one with no room left. */
export function DayMark({ isFull }: { isFull: boolean }) {
  return <span className={isFull ? styles.full : styles.some} aria-hidden />;
}

/** A month at a glance, with the ways to its neighbours. antd's cells take no keys: what stands in them is a link or a choice of ours. */
export function Month({ label, day, min, max, children }: MonthProps) {
  const { t } = useTranslation('work');
  const { month, turn } = useMonth(day);
  const cell = (at: Dayjs): ReactNode => {
    // In the month's own weeks a day of the next would seem to have nothing to choose.
    if (!at.isSame(month, 'month')) return null;
    const date = at.format(shape);
    const isOut = date < min || date > max;
    const shown = isOut ? undefined : children({ date, number: at.date(), month: month.format('MMMM') });
    return shown ?? <span className={styles.out}>{at.date()}</span>;
  };
  const Frame = label === undefined ? 'div' : 'section';
  return (
    <Frame aria-label={label} className={styles.calendar}>
      <div className={styles.head}>
        <Button
          kind="text"
          size="small"
          label={t('calendar.before')}
          isDisabled={month.isSame(min, 'month')}
          icon={<ChevronLeft size={20} className="mirrors" aria-hidden />}
          onClick={() => turn(-1)}
        />
        <p role="status">{month.format('MMMM YYYY')}</p>
        <Button
          kind="text"
          size="small"
          label={t('calendar.after')}
          isDisabled={month.isSame(max, 'month')}
          icon={<ChevronRight size={20} className="mirrors" aria-hidden />}
          onClick={() => turn(1)}
        />
      </div>
      <Calendar value={month} fullscreen={false} headerRender={() => null} fullCellRender={cell} />
    </Frame>
  );
}

/** Of what stands for a day. */
export const dayCell = styles.day;
