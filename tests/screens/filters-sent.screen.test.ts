import { expect, test } from '@jest/globals';
import { accessoryList } from '../../web/src/features/accessories/accessory-list.ts';
import { requestList } from '../../web/src/features/adoption/requests/model/request-place.ts';
import { reportList } from '../../web/src/work/conversation-reports/report-list.ts';
import { memberList } from '../../web/src/work/members/member-list.ts';
import { petList } from '../../web/src/features/pets/pet-list.ts';
import { storeList } from '../../web/src/features/stores/store-list.ts';
import { parcelList } from '../../web/src/work/vendor-office/parcel.ts';
import { productList } from '../../web/src/work/vendor-office/product.ts';
import { appointmentList } from '../../web/src/work/vet-office/appointments/appointment.ts';
import { vetList } from '../../web/src/features/vets/vet-list.ts';
import { usualAnswers } from './data/usual-answers.ts';
import type { Viewer } from './harness/people.ts';
import { withScreen } from './harness/with-screen.ts';

interface FilteredList {
  path: string;
  as: Viewer;
  /** What the list can be narrowed by. */
  filters: object;
  /** Each of them, as the address has it. */
  chosen: Readonly<Record<string, string>>;
  /** The call that reads the list. */
  call: string;
  /** What the call has for them where it is not the same. */
  asked?: Readonly<Record<string, string | null>>;
}

const lists: Readonly<Record<string, FilteredList>> = {
  pets: {
    ...{ path: '/pets', as: 'visitor', filters: petList.filters, call: 'GET /pets?' },
    chosen: {
      ...{
        search: 'calm',
        species: 'Cat',
        adoptionType: 'Sale',
        location: 'Lahore',
        minPrice: '500',
        maxPrice: '9000',
        minAge: '2',
        maxAge: '60',
      },
      ...{ breed: 'Persian', gender: 'Female', size: 'Small', vaccinated: 'true', urgent: 'true', gone: 'true' },
    },
    // Without it the call is narrowed to what can still be had.
    asked: { gone: null, status: null },
  },
  vets: {
    ...{ path: '/vets', as: 'visitor', filters: vetList.filters, call: 'GET /vets?' },
    chosen: {
      ...{ search: 'bilal', specialty: 'Surgery', city: 'Lahore', minRating: '4' },
      ...{ today: 'true', emergency: 'true', homeVisit: 'true', telemedicine: 'true' },
    },
  },
  products: {
    ...{ path: '/accessories', as: 'visitor', filters: accessoryList.filters, call: 'GET /accessories?' },
    chosen: {
      search: 'bowl',
      category: 'Food & Treats',
      minPrice: '500',
      maxPrice: '9000',
      minRating: '4',
      inStock: 'true',
      forSpecies: 'Cat',
    },
  },
  stores: {
    ...{ path: '/accessories?tab=stores', as: 'visitor', filters: storeList.filters, call: 'GET /stores?' },
    chosen: { search: 'paws', type: 'Pet Store', city: 'Lahore', minRating: '4' },
  },
  articles: {
    ...{ path: '/blog', as: 'visitor', filters: { search: '', category: '' }, call: 'GET /content/articles?' },
    chosen: { search: 'vaccine', category: 'Health' },
  },
  'own pets': {
    ...{ path: '/dashboard?tab=pets', as: 'member', call: 'GET /pets/user/my-pets?' },
    filters: { search: '', species: '', approvalStatus: '', status: '' },
    chosen: { search: 'calm', species: 'Cat', approvalStatus: 'rejected', status: 'Adopted' },
  },
  requests: {
    ...{ path: '/dashboard?tab=requests&type=sent', as: 'member', filters: requestList.filters, call: 'GET /adoption/requests?' },
    chosen: { status: 'approved' },
  },
  appointments: {
    ...{ path: '/dashboard?tab=appointments', as: 'member', filters: appointmentList.filters, call: 'GET /vets/user/appointments?' },
    chosen: { status: 'cancelled' },
  },
  'own products': {
    ...{
      path: '/vendor-dashboard?tab=products',
      as: 'member',
      filters: productList.filters,
      call: 'GET /accessories/user/my-accessories?',
    },
    chosen: { search: 'bowl', status: 'draft', stock: 'low' },
  },
  'sold parcels': {
    ...{ path: '/vendor-dashboard?tab=parcels', as: 'member', filters: parcelList.filters, call: 'GET /orders/parcels?' },
    chosen: { status: 'return-asked', disputed: 'true', search: 'khan' },
  },
  members: {
    ...{ path: '/admin-members', as: 'admin', filters: memberList.filters, call: 'GET /auth/users?' },
    chosen: { search: 'khan', userType: 'admin' },
  },
  'vets to mark': {
    ...{ path: '/admin-vets', as: 'admin', filters: { search: '', mark: '' }, call: 'GET /admin/vets?' },
    chosen: { search: 'bilal', mark: 'hidden' },
  },
  'products to mark': {
    ...{ path: '/admin-accessories', as: 'admin', filters: { search: '', waiting: '' }, call: 'GET /admin/accessories?' },
    chosen: { search: 'bowl', waiting: 'true' },
  },
  'reported conversations': {
    ...{ path: '/admin-reports', as: 'admin', filters: reportList.filters, call: 'GET /messages/reports?' },
    chosen: { status: 'decided' },
  },
};

test.each(Object.entries(lists))('each filter of the list of %s that stands in the address is sent', async (_name, list) => {
  expect(Object.keys(list.chosen).toSorted()).toEqual(Object.keys(list.filters).toSorted());
  const address = `${list.path}${list.path.includes('?') ? '&' : '?'}${String(new URLSearchParams(list.chosen))}`;
  await withScreen(address, { api: usualAnswers(list.as), as: list.as }, async ({ calls }) => {
    const expected = { ...list.chosen, ...list.asked };
    const sent = calls.filter(({ name }) => name.startsWith(list.call)).map(({ name }) => new URLSearchParams(name.split('?')[1]));
    const found = sent.map((query) => Object.fromEntries(Object.keys(expected).map((name) => [name, query.get(name)])));
    expect(found).toContainEqual(expected);
  });
});
