import { refusal } from '@paltu/kernel';

export const petNotFound = refusal('not-found', 'pet.not-found', 'Pet Not Found');

export const petNotAvailable = refusal('conflict', 'pet.not-available', 'This pet is not available for adoption at the moment');

export const requestNotFound = refusal('not-found', 'adoption-request.not-found', 'Adoption request not found');

export const ownPet = refusal('forbidden', 'adoption-request.own-pet', 'You cannot ask for your own pet');

export const notYourStep = refusal('forbidden', 'adoption-request.not-yours', 'Only the other side of this request may do this');

export const alreadyOpen = refusal('conflict', 'adoption-request.already-open', 'You have already asked for this pet');

export const alreadyAnswered = refusal('conflict', 'adoption-request.already-answered', 'This adoption request has already been answered');

export const tooManyRequests = refusal(
  'too-many',
  'adoption-request.too-many',
  'You have sent many requests today. Please go on tomorrow.',
);

export const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');
