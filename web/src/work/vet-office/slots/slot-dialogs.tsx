import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { VetSlot } from '#shared/api/types.ts';
import { formatDay } from '#shared/format/format.ts';
import { WorkChecks, WorkChoices } from '#shared/work/choices.tsx';
import { DialogForm } from '#shared/content/dialogs.tsx';
import { Dialog } from '#shared/work/dialogs.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { useLast } from '#shared/content/use-last.ts';
import { WorkSelect } from '#shared/work/controls.tsx';
import { TimeInput } from '#shared/work/time-input.tsx';
import type { SlotDay } from '#shared/vet/slot-days.ts';
import { durations, problemOf, usualTimes, repeatDay } from './slot-plan.ts';
import type { SlotWish, Repetition } from './slot-plan.ts';

interface AddFormProps {
  date: string;
  known: readonly VetSlot[];
  form: Ref<HTMLFormElement>;
  isBusy: boolean;
  onClose: () => void;
  onAdd: (wishes: SlotWish[]) => void;
}

/** Some of the usual times, one of one's own, and how long each lasts. */
function AddForm({ date, known, form, isBusy, onClose, onAdd }: AddFormProps) {
  const { t } = useTranslation('vet-profile');
  const [chosen, choose] = useState<string[]>([]);
  const [own, setOwn] = useState('');
  const [minutes, setMinutes] = useState<(typeof durations)[number]>('30');
  const times = [...new Set([...chosen, ...(own === '' ? [] : [own])])].sort();
  const wishes = times.map((time) => ({ date, time, durationMinutes: Number(minutes) }));
  const problem = problemOf(wishes, known);
  return (
    <DialogForm
      form={form}
      isBusy={isBusy}
      isReady={wishes.length > 0 && problem === undefined}
      kind="primary"
      words={{ cancel: t('slots.cancel'), submit: t('slots.add') }}
      onCancel={onClose}
      onSubmit={() => onAdd(wishes)}
    >
      <WorkField
        label={t('slots.times')}
        hint={t('slots.timesHint')}
        error={problem && t(`slots.problem.${problem.reason}`, { ...problem })}
        isGroup
      >
        <WorkChecks<string>
          choices={usualTimes.map((time) => ({ value: time, text: <bdi dir="ltr">{time}</bdi> }))}
          value={chosen}
          onValue={choose}
        />
      </WorkField>
      <WorkField label={t('slots.ownTime')} isOptional>
        <TimeInput value={own} onValue={setOwn} />
      </WorkField>
      <WorkField label={t('slots.duration')}>
        <WorkSelect
          showSearch={false}
          value={minutes}
          options={durations.map((count) => ({ value: count, label: t('slots.minutes', { count: Number(count) }) }))}
          onValue={setMinutes}
        />
      </WorkField>
    </DialogForm>
  );
}

interface AddDialogProps {
  /** The day that is asked about, as `2026-05-01`; without one the dialog is closed. */
  date: string | undefined;
  known: readonly VetSlot[];
  isBusy: boolean;
  onClose: () => void;
  onAdd: (wishes: SlotWish[]) => void;
}

/** Offers times on one day. */
export function AddDialog({ date, isBusy, onClose, ...rest }: AddDialogProps) {
  const { t, i18n } = useTranslation('vet-profile');
  const form = useRef<HTMLFormElement>(null);
  const shown = useLast(date);
  const close = () => isBusy || onClose();
  return (
    <Dialog
      isOpen={date !== undefined}
      title={shown && t('slots.addOn', { day: formatDay(i18n.language, shown) })}
      closeLabel={t('slots.cancel')}
      onClose={close}
      onOpened={() => form.current?.querySelector('input')?.focus()}
    >
      {shown && date && <AddForm key={shown} date={shown} form={form} isBusy={isBusy} onClose={close} {...rest} />}
    </Dialog>
  );
}

const mostTimes = 12;

interface RepeatFormProps {
  day: SlotDay<VetSlot>;
  known: readonly VetSlot[];
  form: Ref<HTMLFormElement>;
  isBusy: boolean;
  onClose: () => void;
  onRepeat: (wishes: SlotWish[]) => void;
}

/** Every day or every week, and how often; shows before it is done what comes of it. */
function RepeatForm({ day, known, form, isBusy, onClose, onRepeat }: RepeatFormProps) {
  const { t, i18n } = useTranslation(['vet-profile', 'shell']);
  const [every, setEvery] = useState<Repetition['every']>('week');
  const [times, setTimes] = useState('4');
  const { wishes, leftOut } = repeatDay(day.slots, known, { every, times: Number(times) });
  const days = leftOut.map((date) => formatDay(i18n.language, date, 'short')).join(t('shell:comma'));
  return (
    <DialogForm
      form={form}
      isBusy={isBusy}
      isReady={wishes.length > 0}
      kind="primary"
      words={{ cancel: t('slots.cancel'), submit: t('slots.repeat') }}
      onCancel={onClose}
      onSubmit={() => onRepeat(wishes)}
    >
      <WorkField label={t('slots.every.label')} isGroup>
        <WorkChoices<Repetition['every']>
          look="segmented"
          choices={(['day', 'week'] as const).map((value) => ({ value, text: t(`slots.every.${value}`) }))}
          value={every}
          onValue={setEvery}
        />
      </WorkField>
      <WorkField label={t('slots.howOften')}>
        <WorkSelect
          showSearch={false}
          value={times}
          options={Array.from({ length: mostTimes }, (_none, index) => ({
            value: String(index + 1),
            label: t('slots.timesOver', { count: index + 1 }),
          }))}
          onValue={setTimes}
        />
      </WorkField>
      <p role="status">
        {t('slots.willAdd', { count: wishes.length })} {leftOut.length > 0 && t('slots.leftOut', { days })}
      </p>
    </DialogForm>
  );
}

interface RepeatDialogProps {
  /** The day that is repeated; without one the dialog is closed. */
  day: SlotDay<VetSlot> | undefined;
  known: readonly VetSlot[];
  isBusy: boolean;
  onClose: () => void;
  onRepeat: (wishes: SlotWish[]) => void;
}

/** Offers the times of one day on others, too. */
export function RepeatDialog({ day, isBusy, onClose, ...rest }: RepeatDialogProps) {
  const { t, i18n } = useTranslation('vet-profile');
  const form = useRef<HTMLFormElement>(null);
  const shown = useLast(day);
  const close = () => isBusy || onClose();
  return (
    <Dialog
      isOpen={day !== undefined}
      title={shown && t('slots.repeatOf', { day: formatDay(i18n.language, shown.date) })}
      closeLabel={t('slots.cancel')}
      onClose={close}
      onOpened={() => form.current?.querySelector('input')?.focus()}
    >
      {shown && day && <RepeatForm key={shown.date} day={shown} form={form} isBusy={isBusy} onClose={close} {...rest} />}
    </Dialog>
  );
}
