/**
 * SQL: the claims to the ledger beside it; its one parameter is the instant. Each parcel counts by itself: one whose return costs the store
 * something sets nothing free of another.
 */
export const claimsSql = `select open.*, debts.debts, due.due from (
    select coalesce(sum(greatest(booked.of_store, 0)), 0)::bigint as pending, coalesce(sum(greatest(booked.of_held, 0)), 0)::bigint as pending_held
    from parcels cross join lateral (
      select sum(amount) filter (where account = 'store') as of_store, sum(amount) as of_held
      from ledger_rows where ledger_rows.parcel_id = parcels.id and account in ('store', 'paltu')) as booked
    where parcels.store_id = ledgers.store_id and settles_at >= ?) as open
  cross join lateral (select coalesce(sum(amount), 0)::bigint as debts from refunds
    where refunds.store_id = ledgers.store_id and is_owed) as debts
  cross join lateral (select coalesce(sum(amount), 0)::bigint as due from refunds
    where refunds.store_id = ledgers.store_id and status = 'due' and owed_by = 'paltu') as due`;
