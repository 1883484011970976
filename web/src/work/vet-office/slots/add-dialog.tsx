import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { VetSlot } from '#shared/api/types.ts';
import { formatDay } from '#shared/format/format.ts';
import { WorkChecks } from '#shared/work/choices.tsx';
import { DialogForm } from '#shared/content/dialogs.tsx';
import { Dialog } from '#shared/work/dialogs.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { useLast } from '#shared/content/use-last.ts';
import { WorkSelect } from '#shared/work/controls.tsx';
import { TimeInput } from '#shared/work/time-input.tsx';
import { durations, problemOf, usualTimes } from './slot-plan.ts';
import type { SlotWish } from './slot-plan.ts';

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
