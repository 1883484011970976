import { useTranslation } from 'react-i18next';
import { offerFile } from '#shared/api/offer-file.ts';
import type { Appointment } from '#shared/api/types.ts';
import { pathOf } from '#shared/navigation/page-path.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { appointmentPlace } from '../model/appointment-list.ts';

/** Offers an appointment as a file for the member's calendar; the code that writes it comes when it is first asked for. */
export function useCalendarFile() {
  const { t, i18n } = useTranslation(['appointments', 'vet']);
  return async (appointment: Appointment): Promise<void> => {
    const { petName, vet, reason, message, date } = appointment;
    const words = {
      summary: t('calendar.summary', { pet: petName, vet: vet.name }),
      description: [t(`vet:reason.${reason}`), message].filter(Boolean).join('\n'),
      language: i18n.language,
    };
    try {
      const { calendarFile } = await import('../model/calendar-file.ts');
      const address = `${location.origin}${pathOf('dashboard', appointmentPlace('upcoming'))}`;
      offerFile(new Blob([calendarFile(appointment, words, address)], { type: 'text/calendar;charset=utf-8' }), `paltu-${date}.ics`);
    } catch {
      toast.error(t('calendar.failed'));
    }
  };
}
