import { refusal } from '@paltu/kernel';

export const vetNotFound = refusal('not-found', 'vet.not-found', 'Veterinarian not found');

export const alreadyListed = refusal('conflict', 'vet.already-listed', 'You have a vet profile already');

export const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');

export const tooManyPictures = refusal('invalid', 'picture.too-many', 'Maximum 8 images allowed');

export const pictureUnknown = refusal('invalid', 'picture.unknown', 'One of the images is not there any more, please add it again');

export const slotOverlaps = refusal('conflict', 'slot.overlaps', 'This time overlaps with another slot of yours');

export const slotBooked = refusal('conflict', 'slot.booked', 'A slot that is booked cannot be deleted');
