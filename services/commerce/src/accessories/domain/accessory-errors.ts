import { refusal } from '@paltu/kernel';
import { mostAccessories, mostAccessoryPictures } from '@paltu/reference';

export const accessoryNotFound = refusal('not-found', 'accessory.not-found', 'Product not found');

export const accessoryNotYours = refusal('forbidden', 'accessory.not-yours', 'You can only change products of your own store');

export const storeRequired = refusal('forbidden', 'store.required', 'Open a store first, then list your products');

export const tooManyAccessories = refusal('conflict', 'accessory.too-many', `A store can have at most ${mostAccessories} products`);

export const tooManyPictures = refusal('invalid', 'picture.too-many', `Maximum ${mostAccessoryPictures} images allowed`);

export const pictureRequired = refusal('invalid', 'picture.required', 'At least one image is required');

export const pictureUnknown = refusal('invalid', 'picture.unknown', 'One of the images is not there any more, please add it again');

export const accessoryIsRecalled = refusal('conflict', 'accessory.recalled', 'This product was recalled. It cannot be offered again.');
