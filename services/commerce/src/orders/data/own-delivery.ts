import type { Courier } from '../use-cases/courier-ports.ts';

/** The store delivers by itself, or by a courier of its own: both sides report, and the store collects the cash. */
export const ownDelivery: Courier = {
  id: 'own-delivery',
  isTest: false,
  isAsked: false,
  cities: () => Promise.resolve(null),
  book: ({ given }) => Promise.resolve(given),
  track: () => Promise.resolve([]),
  cancel: () => Promise.resolve(),
  remittance: () => Promise.resolve(undefined),
};
