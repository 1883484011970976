import { memberView } from '@paltu/projections';
import { appointmentStatuses, visitReasons, visitorTypes } from '@paltu/reference';
import { z } from 'zod';
import { closingCodes, sides } from '../domain/appointment.ts';

const instant = z.iso.datetime();

/** Who comes, and how the vet reaches them. */
const guestView = z.strictObject({ ...memberView.shape, phone: z.string().nullable() }).meta({ id: 'AppointmentGuest' });

/** Where the visit is; the name as it was when it was booked where the profile is gone, `formerMember` where the account is. */
const visitedVetView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    ownerId: z.uuid(),
    name: z.string(),
    clinicName: z.string(),
    address: z.string(),
    city: z.string(),
    phone: z.string().nullable(),
    consultationFee: z.int(),
  })
  .meta({ id: 'AppointmentVet' });

/** An appointment as its two sides see it; `date` and `time` are those of Pakistan. */
export const appointmentView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    status: z.enum(appointmentStatuses),
    vet: visitedVetView,
    guest: guestView,
    slotId: z.uuid(),
    startsAt: instant,
    endsAt: instant,
    date: z.string(),
    time: z.string(),
    petName: z.string(),
    petType: z.enum(visitorTypes),
    reason: z.enum(visitReasons),
    message: z.string(),
    /** How it ended: `code` where nobody gave a reason in words. */
    closing: z.strictObject({ by: z.enum(sides), at: instant, code: z.enum(closingCodes).nullable(), reason: z.string() }).nullable(),
    history: z.array(z.strictObject({ status: z.enum(appointmentStatuses), at: instant, by: z.enum(sides) })).readonly(),
    /** Until when the guest may cancel. */
    mayCancelUntil: instant,
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'VetAppointment' });
