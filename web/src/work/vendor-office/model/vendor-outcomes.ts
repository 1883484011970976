import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { OwnAccessory } from '#shared/api/types.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import { vendorPage, vendorPlaces } from '../own-store.ts';

const { postStores, putStores, patchStoresStatus, postStoresUserVerification, putStoresUserAccount } = commerceEndpoints.endpoints;
const { postOrdersParcelsByIdCourierTest } = commerceEndpoints.endpoints;
const { postAccessories, putAccessoriesById, patchAccessoriesByIdStatus, deleteAccessoriesById } = commerceEndpoints.endpoints;
const products = { key: vendorPage, query: vendorPlaces.products };

/** It is on sale, and its store takes no orders yet. */
const isForNobody = ({ status, vendor }: OwnAccessory): boolean => status === 'active' && !vendor.takesOrders;

// What is wrong with a form stands in it.
outcome(postStores, { done: 'vendor-office:done.opened', then: products });
outcome(putStores, { done: 'vendor-office:done.updated' });
outcome(patchStoresStatus, {
  done: ({ store }) => (store.isActive ? 'vendor-office:done.reopened' : 'vendor-office:done.closed'),
  failed: (error) => refusalText(error, 'vendor-office:failed.status'),
});
outcome(putStoresUserAccount, { done: 'vendor-office:done.account' });
outcome(postStoresUserVerification, { done: 'papers:mark.done' });

outcome(postOrdersParcelsByIdCourierTest, {
  done: 'vendor-office:parcel.testCourier.done',
  failed: (error) => refusalText(error, 'vendor-office:parcel.testCourier.failed'),
});

outcome(postAccessories, {
  done: ({ accessory }) => {
    if (accessory.waitsForReview) return 'vendor-office:done.listedForReview';
    if (accessory.status === 'draft') return 'vendor-office:done.drafted';
    return isForNobody(accessory) ? 'vendor-office:done.listedUnregistered' : 'vendor-office:done.listed';
  },
  failed: (error) => (error.code === 'request.key-reused' ? 'vendor-office:failed.listedAlready' : undefined),
  then: products,
});
outcome(putAccessoriesById, {
  done: (_saved, { seen }) => (seen?.['part'] === 'stock' ? 'vendor-office:done.stock' : 'vendor-office:done.saved'),
  failed: (error, { seen }) => (seen?.['part'] === 'stock' ? refusalText(error, 'vendor-office:failed.stock') : undefined),
  // From the list itself one goes nowhere: page and filter stay.
  then: (_saved, { seen }) => (seen?.['part'] === 'stock' ? undefined : products),
});
outcome(patchAccessoriesByIdStatus, {
  done: (changed) =>
    isForNobody(changed.accessory) ? 'vendor-office:done.listedUnregistered' : `vendor-office:done.status.${changed.accessory.status}`,
  failed: (error) => refusalText(error, 'vendor-office:failed.product'),
});
outcome(deleteAccessoriesById, {
  done: 'vendor-office:done.deleted',
  failed: (error) => refusalText(error, 'vendor-office:failed.product'),
  then: products,
});
