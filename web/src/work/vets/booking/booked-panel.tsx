import { useTranslation } from 'react-i18next';
import type { Appointment } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { DonePanel } from '#shared/content/states.tsx';
import { useSlotWords } from '#shared/vet/use-slot-words.ts';

/** The visit is booked: when and where, and where it is found from now on. */
export function BookedPanel({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation('vets');
  const slotWords = useSlotWords();
  return (
    <DonePanel
      title={t('book.done.title')}
      text={
        <>
          <b>{slotWords(appointment)}</b>
          <br />
          <NamedText
            sentence={(name) => t('book.done.where', { name })}
            name={`${appointment.vet.clinicName}, ${appointment.vet.address}`}
          />
        </>
      }
      actions={
        <>
          <ActionLink to="dashboard" query={{ tab: 'appointments' }} kind="primary">
            {t('book.done.mine')}
          </ActionLink>
          <ActionLink to={`vet-${appointment.vet.id}`}>{t('book.back')}</ActionLink>
        </>
      }
    />
  );
}
