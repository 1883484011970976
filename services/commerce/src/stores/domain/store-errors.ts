import { refusal } from '@paltu/kernel';

export const storeNotFound = refusal('not-found', 'store.not-found', "The store you're looking for doesn't exist.");

export const alreadyOpen = refusal('conflict', 'store.already-open', 'You have a store already');

export const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');

export const pictureUnknown = refusal('invalid', 'picture.unknown', 'One of the images is not there any more, please add it again');
