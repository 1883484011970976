import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePage } from '#shared/navigation/use-page.ts';
import { ActionLink } from '#shared/work/button.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { todayInPakistan } from '#shared/vet/slot-days.ts';
import { DayInput } from '#shared/work/day-input.tsx';
import { neighboursOf, placeOfDay } from './day-place.ts';
import styles from './day-sheet.module.css';

/** The ways to another day: the one before, the one after, today, or any. */
export function DayPicker({ date }: { date: string }) {
  const { t } = useTranslation('vet-office');
  const { setQuery } = usePage();
  const { before, after } = neighboursOf(date);
  return (
    <nav aria-label={t('day.choose')} className={styles.picker} data-no-print>
      <ActionLink to="vet-dashboard" query={placeOfDay(before)} icon={<ChevronLeft size={20} className="mirrors" aria-hidden />}>
        <span className={styles.wayWords}>{t('day.before')}</span>
      </ActionLink>
      <ActionLink to="vet-dashboard" query={placeOfDay(after)} isIconLast icon={<ChevronRight size={20} className="mirrors" aria-hidden />}>
        <span className={styles.wayWords}>{t('day.after')}</span>
      </ActionLink>
      {date !== todayInPakistan() && <ActionLink to="vet-dashboard">{t('day.today')}</ActionLink>}
      <WorkField label={<span className="visually-hidden">{t('day.other')}</span>} className={styles.date}>
        <DayInput value={date} onValue={(next) => setQuery({ date: next, page: '' }, { replace: true })} />
      </WorkField>
    </nav>
  );
}
