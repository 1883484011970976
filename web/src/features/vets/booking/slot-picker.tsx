import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VetSlot } from '#shared/api/types.ts';
import { formatDay } from '#shared/format/format.ts';
import { Button } from '#shared/ui/button.tsx';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field, useControl } from '#shared/ui/field.tsx';
import { PakistanTime } from '#shared/vet/pakistan-time.tsx';
import { slotDays } from '#shared/vet/slot-days.ts';
import styles from './screen.module.css';

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

const firstDays = 6;

/** The days, which of them is open (the one that was chosen, else the first with a free time), and those that are shown. */
function daysToShow(slots: readonly VetSlot[], { date, isWhole }: { date: string | undefined; isWhole: boolean }) {
  const days = slotDays(slots);
  const firstFree = days.find((one) => one.slots.some(({ status }) => status === 'free'));
  const day = days.find((one) => one.date === date) ?? firstFree ?? days[0];
  const first = days.slice(0, firstDays);
  const isShown = day === undefined || first.includes(day);
  return { days, day, shown: isWhole || !isShown ? days : first };
}

interface SlotPickerProps extends TimesProps {
  /** Id and error of the field. */
  about: { id: string; error: string | undefined };
}

/** First the day, then the time, both of Pakistan. */
export function SlotPicker({ slots, chosenId, onChoose, about }: SlotPickerProps) {
  const { t, i18n } = useTranslation('vets');
  const [picked, setPicked] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  const { days, day, shown } = daysToShow(slots, { date: picked ?? slots.find(({ id }) => id === chosenId)?.date, isWhole });
  return (
    <>
      <Field label={t('book.day')} isGroup>
        <ChoiceTiles<string>
          choices={shown.map(({ date }) => ({ value: date, text: formatDay(i18n.language, date, 'short') }))}
          value={day?.date ?? ''}
          onValue={(date) => {
            setPicked(date);
            onChoose('');
          }}
        />
        {shown.length < days.length && (
          <Button kind="text" size="small" onClick={() => setWhole(true)}>
            {t('book.moreDays')}
          </Button>
        )}
      </Field>
      <Field {...about} label={t('book.time')} hint={<PakistanTime />} isGroup>
        <Times slots={day?.slots ?? []} chosenId={chosenId} onChoose={onChoose} />
      </Field>
    </>
  );
}
