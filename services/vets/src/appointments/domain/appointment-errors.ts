import { refusal } from '@paltu/kernel';

export const vetNotFound = refusal('not-found', 'vet.not-found', 'Veterinarian not found');

export const slotNotFound = refusal('not-found', 'slot.not-found', 'This slot does not exist');

export const slotNotFree = refusal('conflict', 'slot.not-free', 'This slot is no longer free');

export const appointmentNotFound = refusal('not-found', 'appointment.not-found', 'Appointment not found');

export const ownProfile = refusal('forbidden', 'appointment.own-profile', 'You cannot book a visit to yourself');

export const notYourStep = refusal('forbidden', 'appointment.not-yours', 'Only the vet of this appointment may do this');

export const tooManyAppointments = refusal('conflict', 'appointment.too-many', 'You have three appointments with this vet already');

export const tooLate = refusal('conflict', 'appointment.too-late', 'An appointment can be cancelled until two hours before it begins');

export const tooEarly = refusal('conflict', 'appointment.too-early', 'This appointment has not begun yet');

export const alreadyEnded = refusal('conflict', 'appointment.already-ended', 'This appointment has already ended');

export const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');
