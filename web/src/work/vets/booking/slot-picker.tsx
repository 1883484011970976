import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/api/endpoint.ts';
import type { VetSlot } from '#shared/api/types.ts';
import type { Form } from '#shared/form/use-form.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ErrorState } from '#shared/content/states.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { useControl } from '#shared/form/control.ts';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { PakistanTime } from '#shared/vet/pakistan-time.tsx';
import { slotDays } from '#shared/vet/slot-days.ts';
import { DayChoice } from '#shared/work/day-choice.tsx';
import type { BookingForm } from './booking-form.ts';
import styles from './screen.module.css';
import type { DaySlots } from './use-day-slots.ts';

interface TimesProps {
  slots: readonly VetSlot[];
  chosenId: string;
  onChoose: (slotId: string) => void;
}

/** The times of one day: free ones to choose, taken ones struck through. */
function Times({ slots, chosenId, onChoose }: TimesProps) {
  const { t } = useTranslation('vets');
  const { id: name } = useControl();
  return (
    <div className={styles.times}>
      {slots.map(({ id, time, status }) => {
        const isFree = status === 'free';
        return (
          <label key={id} className={styles.time}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={isFree && chosenId === id}
              disabled={!isFree}
              onChange={() => onChoose(id)}
              className={styles.input}
            />
            {isFree ? (
              <span>{time}</span>
            ) : (
              <span>
                <s>{time}</s> <span className="visually-hidden">{t('book.taken')}</span>
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}

type Days = Answer<'getVetsByIdSlots'>['days'];

/** The day that was chosen, else the first with a free time. */
const openOf = (days: Days, date: string): string =>
  date in days ? date : (Object.keys(days).find((day) => days[day]?.free !== 0) ?? Object.keys(days)[0] ?? '');

/** The times of the day that is open, once they are there. */
function DayTimes({ day, date, ...rest }: { day: DaySlots; date: string } & Omit<TimesProps, 'slots'>) {
  const { t } = useTranslation('vets');
  const errorText = useErrorText();
  if (day.isLoading) {
    return (
      <Skeleton label={t('slots.loading')}>
        <SkeletonStack gap={3} shapes={['control']} />
      </Skeleton>
    );
  }
  if (day.error) return <ErrorState title={t('slots.failed')} text={errorText(day.error)} onRetry={day.retry} isRetrying={day.isLoading} />;
  const [{ slots } = { slots: [] }] = slotDays(day.slots.filter((slot) => slot.date === date));
  return <Times slots={slots} {...rest} />;
}

interface SlotPickerProps {
  /** Those that have times. */
  days: Days;
  /** The times of the one that is chosen. */
  day: DaySlots;
  form: Pick<Form<BookingForm>, 'values' | 'change' | 'about'>;
}

/** First the day, then the time, both of Pakistan. */
export function SlotPicker({ days, day, form: { values, change, about } }: SlotPickerProps) {
  const { t } = useTranslation('vets');
  const open = openOf(days, values.date);
  const pick = (date: string) => {
    change('date', date);
    change('slotId', '');
  };
  return (
    <>
      <WorkField label={t('book.day')} isGroup>
        <DayChoice
          days={Object.entries(days).map(([date, { free }]) => ({ date, text: t('book.free', { count: free }), isFull: free === 0 }))}
          value={open}
          onValue={pick}
        />
      </WorkField>
      <WorkField {...about('slotId')} label={t('book.time')} hint={<PakistanTime />} isGroup>
        <DayTimes day={day} date={open} chosenId={values.slotId} onChoose={(id) => change('slotId', id)} />
      </WorkField>
    </>
  );
}
