import { dueInTurn, fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { CourierBooking } from '../domain/courier-booking.ts';
import type { CourierBookings, CourierQueries } from '../use-cases/courier-ports.ts';

const toBooking = (row: object): CourierBooking => fromColumns<CourierBooking>(row);

/** Couriers that were asked, in the transaction `trx`. */
export const knexCourierBookings = (trx: Knex.Transaction): CourierBookings => ({
  find: async (parcelId) => {
    const row = (await trx('courier_bookings').where({ parcel_id: parcelId }).first()) as object | undefined;
    return row && toBooking(row);
  },
  save: async (booking) => {
    await trx('courier_bookings').insert(toColumns(booking)).onConflict('parcel_id').merge();
  },
  remove: async (parcelId) => {
    await trx('courier_bookings').where({ parcel_id: parcelId }).delete();
  },
  noteReports: async (parcelId, reports) => {
    const rows = reports.map(({ status, at }) => ({ parcel_id: parcelId, status, at }));
    if (rows.length > 0) await trx('courier_reports').insert(rows).onConflict(['parcel_id', 'status', 'at']).ignore();
  },
});

export const knexCourierQueries = (database: Knex): CourierQueries => ({
  listToFollow: async (now, after, limit) => {
    const due = database('courier_bookings').where('next_inquiry_at', '<=', now);
    const last = after && ([after.nextInquiryAt, after.parcelId] as const);
    return ((await dueInTurn(due, ['next_inquiry_at', 'parcel_id'], last, limit)) as object[]).map(toBooking);
  },
});
