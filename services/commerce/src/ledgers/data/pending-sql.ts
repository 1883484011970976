/**
 * SQL: what is pending of the ledger beside it, `of_store` and `of_held`; its one parameter is the instant. Each parcel counts by itself: one
 * whose return costs the store something sets nothing free of another.
 */
export const pendingSql = `select coalesce(sum(greatest(booked.of_store, 0)), 0)::bigint as of_store,
    coalesce(sum(greatest(booked.of_held, 0)), 0)::bigint as of_held
  from parcels cross join lateral (
    select sum(amount) filter (where account = 'store') as of_store, sum(amount) as of_held
    from ledger_rows where ledger_rows.parcel_id = parcels.id and account in ('store', 'paltu')) as booked
  where parcels.store_id = ledgers.store_id and settles_at >= ?`;
