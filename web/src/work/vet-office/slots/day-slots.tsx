import { Lock, Plus, Repeat, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { VetSlot } from '#shared/api/types.ts';
import { formatDay } from '#shared/format/format.ts';
import { Button } from '#shared/work/button.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import type { SlotDay } from '#shared/vet/slot-days.ts';
import { rangeOf } from './slot-plan.ts';
import styles from './slots.module.css';

export interface DayActions {
  onAdd: (date: string) => void;
  onRepeat: (day: SlotDay<VetSlot>) => void;
  onRemove: (slot: VetSlot) => void;
}

/** One slot: free, with the way to delete it, or booked: then it stays. */
function SlotRow({ slot, onRemove }: { slot: VetSlot; onRemove: (slot: VetSlot) => void }) {
  const { t } = useTranslation('vet-profile');
  const range = rangeOf(slot);
  return (
    <li className={styles.slot}>
      <bdi dir="ltr">{range}</bdi>
      {slot.status === 'booked' ? (
        <Pill tone="info" icon={<Lock size={16} aria-hidden />}>
          {t('slots.booked')}
        </Pill>
      ) : (
        <Button
          size="small"
          kind="text"
          label={t('slots.delete', { range })}
          icon={<Trash2 size={20} aria-hidden />}
          onClick={() => onRemove(slot)}
        />
      )}
    </li>
  );
}

/** The slots of one day, and the ways to more of them. */
export function DaySlots({ day, onAdd, onRepeat, onRemove }: { day: SlotDay<VetSlot> } & DayActions) {
  const { t, i18n } = useTranslation('vet-profile');
  const name = formatDay(i18n.language, day.date);
  const id = `day-${day.date}`;
  useKeptFocus(day.slots.length, id);
  return (
    <section aria-labelledby={id} className={styles.day}>
      <h2 id={id} tabIndex={-1}>
        {name}
      </h2>
      {day.slots.length === 0 && <p className={styles.soft}>{t('slots.none')}</p>}
      {day.slots.length > 0 && (
        <ul>
          {day.slots.map((slot) => (
            <SlotRow key={slot.id} slot={slot} onRemove={onRemove} />
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <Button size="small" icon={<Plus size={18} aria-hidden />} onClick={() => onAdd(day.date)}>
          {t('slots.add')} <span className="visually-hidden">{name}</span>
        </Button>
        {day.slots.length > 0 && (
          <Button size="small" icon={<Repeat size={18} aria-hidden />} onClick={() => onRepeat(day)}>
            {t('slots.repeat')} <span className="visually-hidden">{name}</span>
          </Button>
        )}
      </div>
    </section>
  );
}
