import { PageLink } from '../navigation/page-link.tsx';
import type { Query } from '../navigation/page-path.ts';
import { dayCell, DayMark, Month } from './month.tsx';

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

/** A month at a glance: what each day holds, and the way to it. */
export function MonthCalendar({ day, to, queryOf, mark, ...month }: MonthCalendarProps) {
  return (
    <Month day={day} {...month}>
      {({ date, number, month: name }) => {
        const held = mark(date);
        return (
          <PageLink to={to} query={queryOf(date)} className={dayCell} aria-current={date === day ? 'date' : undefined}>
            {number}
            <span className="visually-hidden"> {name}</span>
            {held && (
              <>
                <DayMark isFull={held.isFull} />
                <span className="visually-hidden"> {held.text}</span>
              </>
            )}
          </PageLink>
        );
      }}
    </Month>
  );
}
