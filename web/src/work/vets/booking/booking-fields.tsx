import { useTranslation } from 'react-i18next';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import type { Answer } from '#shared/api/endpoint.ts';
import type { VetSlot, Appointment, WholeVet } from '#shared/api/types.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ErrorState } from '#shared/content/states.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { useControl } from '#shared/form/control.ts';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { PakistanTime } from '#shared/vet/pakistan-time.tsx';
import { slotDays } from '#shared/vet/slot-days.ts';
import { DayChoice } from '#shared/work/day-choice.tsx';
import { formatPrice } from '#shared/format/format.ts';
import { Fields, Form } from '#shared/form/form.tsx';
import { LateOffer } from '#shared/form/late-offer.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import { WorkChoices } from '#shared/work/choices.tsx';
import { useVetChoices } from '#shared/vet/use-vet-choices.ts';
import { useSlotWords } from '#shared/vet/use-slot-words.ts';
import { WorkInput, WorkTextArea } from '#shared/work/controls.tsx';
import styles from './booking.module.css';
import type { DaySlots } from './use-booking.ts';
import { longestText } from './booking.ts';
import type { KnownPet } from './booking.ts';
import { useBooking, useDaySlots } from './use-booking.ts';

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
  form: ReturnType<typeof useBooking>;
}

/** First the day, then the time, both of Pakistan. */
function SlotPicker({ days, day, form: { values, change, about } }: SlotPickerProps) {
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

interface BookingFieldsProps {
  vet: WholeVet;
  memberId: string;
  /** How many times each day has, and the first of them. */
  times: Answer<'getVetsByIdSlots'>;
  wantedSlot: string;
  /** What the member has booked and listed before. */
  known: KnownPet[];
  earlier: Appointment | undefined;
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
function useVisit({ vet, memberId, times, wantedSlot, earlier, onEnd }: BookingFieldsProps) {
  const [date, setDate] = useState('');
  const day = useDaySlots(vet.id, times, date);
  const form = useBooking({ vetId: vet.id, memberId, slots: day.slots, wantedSlot, earlier, onEnd });
  // The form, which may come from a draft, knows the day; its rules need the times of it.
  if (form.values.date !== date) setDate(form.values.date);
  return { form, day };
}

/** The member's pets: one tap fills in which it is. */
function OwnPets({ known, form: { values, change } }: { known: readonly KnownPet[]; form: ReturnType<typeof useBooking> }) {
  const { t } = useTranslation(['vets', 'vet']);
  const chosen = known.findIndex(({ petName, petType }) => petName === values.petName && petType === values.petType);
  const choose = (index: string) => {
    const pet = known[Number(index)];
    if (pet === undefined) return;
    change('petName', pet.petName);
    change('petType', pet.petType);
  };
  const choices = known.map(({ petName, petType }, index) => ({
    value: String(index),
    text: (
      <>
        <UserText>{petName}</UserText> · {t(`vet:petType.${petType}`)}
      </>
    ),
  }));
  return (
    <LateOffer isOffered={known.length > 0} title={t('book.ownPetsOpen')} none={t('book.ownPetsNone')}>
      <WorkField label={t('book.ownPets')} isGroup>
        <WorkChoices choices={choices} value={chosen === -1 ? '' : String(chosen)} onValue={choose} />
      </WorkField>
    </LateOffer>
  );
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
        <OwnPets known={props.known} form={form} />
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
