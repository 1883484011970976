import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Calendar, dayjs } from '../antd/dates.ts';
import { PageLink } from '../navigation/page-link.tsx';
import type { Query } from '../navigation/page-path.ts';
import { Button } from '../ui/button.tsx';
import styles from './month-calendar.module.css';

interface MonthCalendarProps {
  label: string;
  /** The day that is shown beside it, as `2026-11-27`. */
  day: string;
  /** The first and last that lead somewhere. */
  min: string;
  max: string;
  to: string;
  /** The address of a day. */
  queryOf: (day: string) => Query;
  /** What the day holds: shown under its number, and read out. */
  mark: (day: string) => { text: string; isFull: boolean } | undefined;
}

const shape = 'YYYY-MM-DD';

type Dayjs = ReturnType<typeof dayjs>;

/** Leads from month to month; each of antd's days is a link of ours, for its cells take no keys. */
function useMonth(day: string) {
  const { i18n } = useTranslation();
  const [shown, show] = useState({ day, month: dayjs(day) });
  if (shown.day !== day) show({ day, month: dayjs(day) });
  const turn = (months: number) => show({ day, month: shown.month.date(1).add(months, 'month') });
  return { month: shown.month.locale(i18n.language), turn };
}

/** A month at a glance: what each day holds, and the way to it. */
export function MonthCalendar({ label, day, min, max, to, queryOf, mark }: MonthCalendarProps) {
  const { t } = useTranslation('work');
  const { month, turn } = useMonth(day);
  const dayCell = (date: Dayjs): ReactNode => {
    const name = date.format(shape);
    const isOut = name < min || name > max || !date.isSame(month, 'month');
    if (isOut) return <span className={styles.out}>{date.date()}</span>;
    const held = mark(name);
    return (
      <PageLink to={to} query={queryOf(name)} className={styles.day} aria-current={name === day ? 'date' : undefined}>
        {date.date()}
        <span className="visually-hidden"> {month.format('MMMM')}</span>
        {held && (
          <>
            <span className={held.isFull ? styles.full : styles.some} aria-hidden />
            <span className="visually-hidden"> {held.text}</span>
          </>
        )}
      </PageLink>
    );
  };
  return (
    <section aria-label={label} className={styles.calendar}>
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
      <Calendar value={month} fullscreen={false} headerRender={() => null} fullCellRender={dayCell} />
    </section>
  );
}
