import { refusal, type AppError, type FieldError } from '@paltu/kernel';

export const orderNotFound = refusal('not-found', 'order.not-found', 'Order not found');

export const parcelNotFound = refusal('not-found', 'parcel.not-found', 'Parcel not found');

export const keyMissing = refusal('invalid', 'idempotency-key.missing', 'This call needs an Idempotency-Key');

export const keyReused = refusal('conflict', 'idempotency-key.reused', 'This Idempotency-Key was used for something else');

export const cartEmpty = refusal('conflict', 'cart.empty', 'Your cart is empty');

export const storeUnregistered = refusal(
  'conflict',
  'store.unregistered',
  'A store of your cart has not given its tax number yet, so nothing can be bought from it',
);

export const linesUnavailable = refusal('conflict', 'order.lines-unavailable', 'Some products of your cart cannot be ordered any more');

export const promoUsed = refusal(
  'conflict',
  'promo.used',
  'This promo code was used already, by you or for this phone number or address. It can be used once.',
);

export const totalChanged = refusal('conflict', 'order.total-changed', 'The total of your cart has changed. Please look at it again.');

export const codRefused = refusal(
  'conflict',
  'payment.cod-refused',
  'Cash on delivery is not possible for this order. Please choose another way to pay, or wait until earlier parcels have arrived.',
);

export const tooManyUnpaid = refusal(
  'conflict',
  'order.too-many-unpaid',
  'Three of your orders are still to be paid. Please pay or cancel one of them first.',
);

export const tooManyPieces = refusal('conflict', 'order.too-many-pieces', 'So many pieces cannot be ordered before they are paid for');

export const paymentNotOffered = refusal(
  'conflict',
  'payment.not-offered',
  'This way to pay is not offered now. Please choose another one.',
);

export const paymentWrongStep = refusal(
  'conflict',
  'payment.wrong-step',
  'This is not possible with this payment now. Please reload the order.',
);

export const paymentAlreadyPaid = refusal(
  'conflict',
  'payment.already-paid',
  'This order is paid already. Confirm that a second transfer came: it is to be paid back.',
);

export const paymentWrongAmount = refusal('conflict', 'payment.wrong-amount', 'The amount is less than what is to be paid');

export const paymentReferenceUsed = refusal('conflict', 'payment.reference-used', 'This reference was counted for another order already');

export const refundNotFound = refusal('not-found', 'refund.not-found', 'Refund not found');

export const refundAlreadyPaid = refusal('conflict', 'refund.already-paid', 'This refund was paid by another transfer already');

export const refundBeyondHeld = refusal('conflict', 'refund.beyond-held', 'Paltu does not have this money of the store');

export const refundWrongStep = refusal('conflict', 'refund.wrong-step', 'This is not possible with this refund now. Please reload it.');

export const noticeForged = refusal('invalid', 'payment.notice-forged', 'This notice is not from the provider of the payment');

export const attemptNotFound = refusal('not-found', 'payment.not-found', 'Payment not found');

export const slipNotFound = refusal('not-found', 'slip.not-found', 'There is no payment slip');

export const alreadyShipped = refusal('conflict', 'order.already-shipped', 'Nothing of this order can be cancelled any more');

export const wrongStep = refusal('conflict', 'parcel.wrong-step', 'This step is not possible now. Please reload the parcel.');

export const courierReports = refusal(
  'conflict',
  'parcel.courier-reports',
  'The courier of this parcel reports how it ends. You can report it yourself once the courier has been silent for 14 days.',
);

export const parcelRecalled = refusal(
  'conflict',
  'parcel.recalled',
  'A product of this order was recalled and is being taken out. Please reload the parcel in a moment.',
);

export const courierNotOffered = refusal('conflict', 'courier.not-offered', 'This courier is not offered now. Please choose another one.');

export const cityNotServed = refusal(
  'conflict',
  'courier.city-not-served',
  'This courier does not go to the city of the buyer. Please choose another one.',
);

export const notYourStep = refusal('forbidden', 'parcel.not-yours', 'Only the other side may take this step');

export const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');

/** @param why one error for each line that cannot be ordered, by its index in the cart */
export const unavailableAt = (why: readonly FieldError[]): AppError => linesUnavailable({ fields: why });
