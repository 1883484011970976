import type { Pet } from '#shared/api/types.ts';

/** The adoption request that a pet waits for until it is handed over. */
export function reservationOf({ reservation }: Pet) {
  return reservation?.isHandedOver === false ? reservation : undefined;
}
