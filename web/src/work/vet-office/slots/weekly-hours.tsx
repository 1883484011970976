import { CalendarClock, Repeat } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { VetSlot } from '#shared/api/types.ts';
import { formatDay, formatWeekday } from '#shared/format/format.ts';
import { Button } from '#shared/work/button.tsx';
import { WorkChecks } from '#shared/work/choices.tsx';
import { DialogForm } from '#shared/content/dialogs.tsx';
import { Dialog } from '#shared/work/dialogs.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkSelect } from '#shared/work/controls.tsx';
import { TimeInput } from '#shared/work/time-input.tsx';
import { durations, hoursProblem, lastDayOf, moreWeeks, mostToCome, repeatHours } from './slot-plan.ts';
import type { SlotWish, WeeklyHours } from './slot-plan.ts';
import styles from './slots.module.css';

const mostWeeks = 12;

const usualHours: WeeklyHours = {
  days: [0, 1, 2, 3, 4, 5],
  from: '10:00',
  until: '18:00',
  breakFrom: '13:00',
  breakUntil: '14:00',
  minutes: 30,
  weeks: 4,
};

interface HoursFormProps {
  known: readonly VetSlot[];
  form: Ref<HTMLFormElement>;
  isBusy: boolean;
  onClose: () => void;
  onAdd: (wishes: SlotWish[]) => void;
}

/** What comes of the hours, before it is done. */
function Outcome({ wishes, leftOut, isTooMany }: { wishes: readonly SlotWish[]; leftOut: readonly string[]; isTooMany: boolean }) {
  const { t, i18n } = useTranslation(['vet-profile', 'shell']);
  const days = leftOut.map((date) => formatDay(i18n.language, date, 'short')).join(t('shell:comma'));
  return (
    <p role="status">
      {isTooMany ? t('hours.tooMany', { most: mostToCome }) : t('slots.willAdd', { count: wishes.length })}{' '}
      {leftOut.length > 0 && t('slots.leftOut', { days })}
    </p>
  );
}

interface HoursFieldsProps {
  hours: WeeklyHours;
  problem: ReturnType<typeof hoursProblem>;
  onChange: (changes: Partial<WeeklyHours>) => void;
}

function DaysField({ hours, problem, onChange }: HoursFieldsProps) {
  const { t, i18n } = useTranslation('vet-profile');
  const days = Array.from({ length: 7 }, (_none, day) => ({ value: String(day), text: formatWeekday(i18n.language, day) }));
  return (
    <WorkField label={t('hours.days')} error={problem === 'days' ? t('hours.problem.days') : undefined} isGroup>
      <WorkChecks choices={days} value={hours.days.map(String)} onValue={(chosen) => onChange({ days: chosen.map(Number) })} />
    </WorkField>
  );
}

/** From when to when, and the break between. */
function TimesFields({ hours, problem, onChange }: HoursFieldsProps) {
  const { t } = useTranslation('vet-profile');
  return (
    <div className={styles.hours}>
      <WorkField label={t('hours.from')} error={problem === 'order' ? t('hours.problem.order') : undefined}>
        <TimeInput value={hours.from} onValue={(from) => onChange({ from })} />
      </WorkField>
      <WorkField label={t('hours.until')}>
        <TimeInput value={hours.until} onValue={(until) => onChange({ until })} />
      </WorkField>
      <WorkField label={t('hours.breakFrom')} isOptional error={problem === 'break' ? t('hours.problem.break') : undefined}>
        <TimeInput value={hours.breakFrom} onValue={(breakFrom) => onChange({ breakFrom })} />
      </WorkField>
      <WorkField label={t('hours.breakUntil')} isOptional>
        <TimeInput value={hours.breakUntil} onValue={(breakUntil) => onChange({ breakUntil })} />
      </WorkField>
    </div>
  );
}

function HoursForm({ known, form, isBusy, onClose, onAdd }: HoursFormProps) {
  const { t } = useTranslation('vet-profile');
  const [hours, setHours] = useState(usualHours);
  const change = (changes: Partial<WeeklyHours>) => setHours((before) => ({ ...before, ...changes }));
  const problem = hoursProblem(hours);
  const { wishes, leftOut } = problem === undefined ? repeatHours(hours, known) : { wishes: [], leftOut: [] };
  const isTooMany = known.length + wishes.length > mostToCome;
  const weeks = Array.from({ length: mostWeeks }, (_none, index) => ({
    value: String(index + 1),
    label: t('hours.forWeeks', { count: index + 1 }),
  }));
  return (
    <DialogForm
      form={form}
      isBusy={isBusy}
      isReady={wishes.length > 0 && !isTooMany}
      kind="primary"
      words={{ cancel: t('slots.cancel'), submit: t('hours.submit') }}
      onCancel={onClose}
      onSubmit={() => onAdd(wishes)}
    >
      <DaysField hours={hours} problem={problem} onChange={change} />
      <TimesFields hours={hours} problem={problem} onChange={change} />
      <div className={styles.hours}>
        <WorkField label={t('slots.duration')}>
          <WorkSelect
            showSearch={false}
            value={String(hours.minutes)}
            options={durations.map((count) => ({ value: count, label: t('slots.minutes', { count: Number(count) }) }))}
            onValue={(minutes) => change({ minutes: Number(minutes) })}
          />
        </WorkField>
        <WorkField label={t('hours.weeks')}>
          <WorkSelect
            showSearch={false}
            value={String(hours.weeks)}
            options={weeks}
            onValue={(count) => change({ weeks: Number(count) })}
          />
        </WorkField>
      </div>
      <Outcome wishes={wishes} leftOut={leftOut} isTooMany={isTooMany} />
    </DialogForm>
  );
}

interface WeeklyHoursProps extends Pick<HoursFormProps, 'known' | 'isBusy'> {
  /** Adds them, and reports when that is done. */
  onAdd: (wishes: SlotWish[], onDone: () => void) => void;
}

const mostWeeksMore = 4;

/** Until when there are times, since nobody can book after that, and the way to go on as in the last week. */
function Reach({ known, isBusy, onAdd }: WeeklyHoursProps) {
  const { t, i18n } = useTranslation('vet-profile');
  const last = lastDayOf(known);
  if (last === undefined) return null;
  const { weeks, wishes } = moreWeeks(known, mostWeeksMore);
  return (
    <>
      <p role="status">{t('hours.reach', { day: formatDay(i18n.language, last) })}</p>
      {wishes.length > 0 && known.length + wishes.length <= mostToCome && (
        <Button isBusy={isBusy} icon={<Repeat size={20} aria-hidden />} onClick={() => onAdd(wishes, () => undefined)}>
          {t('hours.goOn', { count: weeks })}
        </Button>
      )}
    </>
  );
}

/** The way to the same hours each week. */
export function WeeklyHoursButton({ known, isBusy, onAdd }: WeeklyHoursProps) {
  const { t } = useTranslation('vet-profile');
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const close = () => isBusy || setOpen(false);
  return (
    <div className={styles.weekly}>
      <Button kind="primary" icon={<CalendarClock size={20} aria-hidden />} onClick={() => setOpen(true)}>
        {t('hours.title')}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={t('hours.title')}
        closeLabel={t('slots.cancel')}
        onClose={close}
        onOpened={() => form.current?.querySelector('input')?.focus()}
      >
        {isOpen && (
          <HoursForm form={form} known={known} isBusy={isBusy} onClose={close} onAdd={(wishes) => onAdd(wishes, () => setOpen(false))} />
        )}
      </Dialog>
      <Reach known={known} isBusy={isBusy} onAdd={onAdd} />
    </div>
  );
}
