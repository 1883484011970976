import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/api/endpoint.ts';
import type { Appointment, VetSlot, WholeVet } from '#shared/api/types.ts';
import { formatPrice } from '#shared/format/format.ts';
import { Fields, Form } from '#shared/form/form.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import { WorkChoices } from '#shared/work/choices.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { useVetChoices } from '#shared/vet/use-vet-choices.ts';
import { useSlotWords } from '#shared/vet/use-slot-words.ts';
import { WorkInput, WorkTextArea } from '#shared/work/controls.tsx';
import { longestText } from './booking-form.ts';
import styles from './screen.module.css';
import { SlotPicker } from './slot-picker.tsx';
import { useBooking } from './use-booking.ts';
import { useDaySlots } from './use-day-slots.ts';

interface BookingFieldsProps {
  vet: WholeVet;
  memberId: string;
  /** How many times each day has, and the first of them. */
  times: Answer<'getVetsByIdSlots'>;
  wantedSlot: string;
  onEnd: (end: Appointment | 'unknown') => void;
}

/** What will be booked, above the button that does it. */
function Summary({ vet, slot }: { vet: WholeVet; slot: VetSlot | undefined }) {
  const { t } = useTranslation(['vets', 'shell']);
  const slotWords = useSlotWords();
  return (
    <p className={styles.summary} aria-live="polite">
      {slot && <b>{slotWords(slot)}</b>}
      <span>{t('book.fee', { fee: formatPrice(t, vet.consultationFee) })}</span>
    </p>
  );
}

/** The form, and the times of the day that it is about. */
function useVisit({ vet, memberId, times, wantedSlot, onEnd }: BookingFieldsProps) {
  const [date, setDate] = useState('');
  const day = useDaySlots(vet.id, times, date);
  const form = useBooking({ vetId: vet.id, memberId, slots: day.slots, wantedSlot, onEnd });
  // The form, which may come from a draft, knows the day; its rules need the times of it.
  if (form.values.date !== date) setDate(form.values.date);
  return { form, day };
}

/** The form of a visit: when, for which pet, and why. */
export function BookingFields(props: BookingFieldsProps) {
  const { t } = useTranslation(['vets', 'shell']);
  const choices = useVetChoices();
  const { vet, times } = props;
  const { form, day } = useVisit(props);
  const { values, change, about, text } = form;
  const slot = day.slots.find(({ id, status }) => id === values.slotId && status === 'free');
  return (
    <Form
      form={form}
      heading={t('book.title')}
      lead={
        <>
          <UserText>{vet.name}</UserText>
          {t('shell:comma')}
          <UserText>{vet.clinicName}</UserText>
        </>
      }
    >
      <Fields>
        <SlotPicker days={times.days} day={day} form={form} />
        <WorkField {...about('petName')} label={t('book.petName')}>
          <WorkInput {...text('petName')} maxLength={longestText.petName} autoComplete="off" />
        </WorkField>
        <WorkField {...about('petType')} label={t('book.petType')} isGroup>
          <WorkChoices choices={choices('petType')} value={values.petType} onValue={(type) => change('petType', type)} />
        </WorkField>
        <WorkField {...about('reason')} label={t('book.reason')} isGroup>
          <WorkChoices choices={choices('reason')} value={values.reason} onValue={(reason) => change('reason', reason)} />
        </WorkField>
        <WorkField {...about('message')} label={t('book.message')} hint={t('book.messageHint')} isOptional>
          <WorkTextArea {...text('message')} maxLength={longestText.message} rows={4} />
        </WorkField>
        <Summary vet={vet} slot={slot} />
        <p>
          <Button kind="primary" size="large" isSubmit isBusy={form.isBusy} icon={<CalendarCheck size={20} aria-hidden />}>
            {t('book.submit')}
          </Button>
        </p>
      </Fields>
    </Form>
  );
}
