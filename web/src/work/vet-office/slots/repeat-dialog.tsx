import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { VetSlot } from '#shared/api/types.ts';
import { formatDay } from '#shared/format/format.ts';
import { WorkChoices } from '#shared/work/choices.tsx';
import { DialogForm } from '#shared/content/dialogs.tsx';
import { Dialog } from '#shared/work/dialogs.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { useLast } from '#shared/content/use-last.ts';
import { WorkSelect } from '#shared/work/controls.tsx';
import type { SlotDay } from '#shared/vet/slot-days.ts';
import { repeatDay } from './slot-plan.ts';
import type { Repetition, SlotWish } from './slot-plan.ts';

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
