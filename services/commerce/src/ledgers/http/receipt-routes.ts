import { cityName } from '@paltu/reference';
import { data, forThisReader, idParam, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { receiptNotFound } from '../domain/ledger-errors.ts';
import type { ReceiptQueries } from '../use-cases/ports.ts';

const receiptView = z
  .strictObject({
    /** From 1 without a gap, for each store. */
    number: z.int(),
    issuedAt: z.iso.datetime(),
    /** As it is now. */
    store: z.strictObject({ _id: z.uuid(), name: z.string(), address: z.string(), city: z.string() }),
  })
  .meta({ id: 'Receipt' });

/** Receipts of delivered parcels. What was bought stands in the parcel. */
export const receiptRoutes = ({ receipts }: { readonly receipts: ReceiptQueries }): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/orders/parcels/:id/receipt',
    access: 'member',
    limit: 'reads',
    summary: 'The receipt of a delivered parcel, for its buyer, its seller and admins',
    params: z.object({ id: idParam }),
    notFound: receiptNotFound,
    answers: { 200: data({ receipt: receiptView }) },
    handle: async ({ actor: { userId, role }, params }) => {
      const found = await receipts.find(params.id);
      const isReader = found !== undefined && (role === 'admin' || found.buyerId === userId || found.sellerId === userId);
      if (!isReader) throw receiptNotFound();
      const { number, issuedAt, storeId, name, address, cityId } = found;
      const store = { _id: storeId, name, address, city: cityName(cityId) };
      return ok({ receipt: { number, issuedAt: issuedAt.toISOString(), store } }, { headers: forThisReader });
    },
  }),
];
