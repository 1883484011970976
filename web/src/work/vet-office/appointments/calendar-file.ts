import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Appointment } from '#shared/api/types.ts';

/** The words of the entry, in the reader's language. */
interface CalendarWords {
  summary: string;
  description: string;
  /** Between the lines of an address. */
  comma: string;
  /** Two letters, such as `ur`. */
  language: string;
}

/**
 * An appointment as a calendar file (RFC 5545): one event, its times in UTC, so that every calendar shows the same moment. Saved anew
 * it replaces itself by its UID.
 * @param address of the page that shows it
 */
export function calendarFile(appointment: Appointment, { summary, description, comma, language }: CalendarWords, address: string): string {
  const { id, startsAt, endsAt, updatedAt, status, vet } = appointment;
  const calendar = ical({
    prodId: { company: 'Paltu', product: 'Appointments', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${id}@paltu`,
    start: new Date(startsAt),
    end: new Date(endsAt),
    stamp: new Date(updatedAt),
    status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary,
    description,
    location: [vet.clinicName, vet.address, vet.city].filter((part) => part !== '').join(comma),
    url: address,
  });
  // The library ends every line but the last.
  return `${calendar.toString().trimEnd()}\r\n`;
}
