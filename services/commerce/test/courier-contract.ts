import { beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { cities } from '@paltu/reference';
import type { ParcelId } from '../src/orders/order.ts';
import { reportedStates, type Courier } from '../src/parcels/courier.ts';

export interface OpenCourier {
  readonly courier: Courier;
  /** It brings the parcel to the door, takes the cash and passes it on; nothing where the courier reports nothing. */
  readonly deliver: (reference: ParcelId) => Promise<void>;
}

/** What every courier promises; how far a parcel is, and when, is its own. */
export const courierContract = (open: () => Promise<OpenCourier>): void => {
  let courier: Courier;
  let deliver: OpenCourier['deliver'];
  let reference: ParcelId;
  beforeEach(async () => {
    ({ courier, deliver } = await open());
    reference = newId() as ParcelId;
  });

  const given = { courier: 'Leopards', trackingNumber: 'LE 7' };
  const book = (toCollect = 3_200) => courier.book({ reference, toCollect, given });

  test('it goes to cities that can be chosen, each named once', async () => {
    const served = (await courier.cities()) ?? [];
    expect(new Set(served).size).toBe(served.length);
    expect(served.filter((id) => !cities.some((city) => city.id === id))).toEqual([]);
  });

  test('booked once or many times, and at once, a parcel has one number; another parcel has another, but for what the seller wrote', async () => {
    const booked = await Promise.all([book(), book(), book()]);
    expect(new Set(booked.map(({ trackingNumber }) => trackingNumber)).size).toBe(1);
    const other = await courier.book({ reference: newId() as ParcelId, toCollect: 0, given });
    if (courier.isAsked) expect(other.trackingNumber).not.toBe(booked[0]?.trackingNumber);
    else expect(other).toEqual(given);
  });

  test('what it reports is known to us, and it may be asked repeatedly', async () => {
    await book();
    await deliver(reference);
    const reports = await courier.track(reference);
    for (const { status, at } of reports) expect([reportedStates.includes(status), at]).toEqual([true, expect.any(Date)]);
    expect(await courier.track(reference)).toEqual(reports);
    if (courier.isAsked) expect(reports.map(({ status }) => status)).toContain('delivered');
    else expect(reports).toEqual([]);
  });

  test('what it took at the door it passes on once it was there: as much as it was to take', async () => {
    await book(1_234);
    expect(await courier.remittance(reference)).toBeUndefined();
    await deliver(reference);
    const remitted = courier.isAsked ? 1_234 : undefined;
    expect([await courier.remittance(reference), await courier.remittance(reference)]).toEqual([remitted, remitted]);
  });

  describe('of what it does not carry', () => {
    test('it reports and passes on nothing', async () => {
      expect([await courier.track(reference), await courier.remittance(reference)]).toEqual([[], undefined]);
    });

    test('nor of what was called off, which may be done repeatedly', async () => {
      await book();
      await deliver(reference);
      for (const _ of [1, 2]) await courier.cancel(reference);
      expect([await courier.track(reference), await courier.remittance(reference)]).toEqual([[], undefined]);
    });
  });
};
