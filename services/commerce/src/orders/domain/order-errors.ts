import { refusal, type AppError, type FieldError } from '@paltu/kernel';

export const orderNotFound = refusal('not-found', 'order.not-found', 'Order not found');

export const parcelNotFound = refusal('not-found', 'parcel.not-found', 'Parcel not found');

export const keyMissing = refusal('invalid', 'idempotency-key.missing', 'A checkout needs an Idempotency-Key');

export const keyReused = refusal('conflict', 'idempotency-key.reused', 'This Idempotency-Key was used for another order');

export const cartEmpty = refusal('conflict', 'cart.empty', 'Your cart is empty');

export const linesUnavailable = refusal('conflict', 'order.lines-unavailable', 'Some products of your cart cannot be ordered any more');

export const totalChanged = refusal('conflict', 'order.total-changed', 'The total of your cart has changed. Please look at it again.');

export const codRefused = refusal(
  'conflict',
  'payment.cod-refused',
  'Cash on delivery is not possible for this order. Please choose another way to pay, or wait until earlier parcels have arrived.',
);

export const alreadyShipped = refusal('conflict', 'order.already-shipped', 'Nothing of this order can be cancelled any more');

export const wrongStep = refusal('conflict', 'parcel.wrong-step', 'This step is not possible now. Please reload the parcel.');

export const notYourStep = refusal('forbidden', 'parcel.not-yours', 'Only the other side may take this step');

export const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');

/** @param why by the index of the line in the cart */
export const unavailableAt = (why: readonly FieldError[]): AppError => linesUnavailable({ fields: why });
