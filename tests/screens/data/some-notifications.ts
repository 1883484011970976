import type { DataOf } from '../harness/api-calls.ts';
import { imageOfPet, petId } from './some-pets.ts';
import { someAccessories } from './some-stores.ts';
import { someVets } from './some-vets.ts';

type Page = DataOf<'GET /notifications'>;
type Notification = Page['notifications'][number];

const at = (hour: number): string => `2026-03-03T${String(hour).padStart(2, '0')}:00:00.000Z`;

export const aNotification = (n: number, given: Partial<Notification> = {}): Notification => {
  const id = `0199a3f0-0000-7000-8000-0000000a${String(n).padStart(4, '0')}`;
  const usual = { type: 'adoption.requested', params: { pet: 'شیرو', code: '' }, page: 'dashboard?tab=requests' } as const;
  return { _id: id, id, ...usual, message: '', time: at(20 - n), unread: false, ...given };
};

const startsAt = '2026-03-05T09:30:00.000Z';

/** Of each group one; the first two are new. */
export const someNotifications = (): Notification[] => [
  aNotification(1, { unread: true, image: imageOfPet(petId(1), 0) }),
  aNotification(2, {
    unread: true,
    ...{
      type: 'appointment.due',
      params: { vet: 'Dr. Sana Malik', pet: 'شیرو', startsAt, code: '' },
      page: 'dashboard?tab=appointments',
      image: someVets()[0]?.image ?? null,
    },
  }),
  aNotification(3, {
    type: 'parcel.shipped',
    params: { number: 'K7M2Q9XA', code: '' },
    page: 'order-0199a3f0-0000-7000-8000-00000000aaaa',
    image: someAccessories()[0]?.images[0] ?? null,
  }),
  aNotification(4, {
    ...{
      type: 'listing.rejected',
      params: { pet: 'Mano', reason: 'The picture shows another cat.' },
      page: 'dashboard?tab=pets',
      image: null,
    },
  }),
  aNotification(5, { type: 'message.received', params: { thing: 'Happy Paws' }, page: 'messages?id=0199a3f0-0000-7000-8000-00000000aaab' }),
  aNotification(6, { type: 'comment.answered', params: {}, page: 'blog-essential-cat-care-tips-new-parents' }),
  aNotification(8, { type: 'search.matched', params: { number: '3' }, page: 'notifications?tab=searches' }),
  aNotification(7, {
    type: 'mark.verified',
    image: null,
    params: { thing: 'Happy Paws', reason: '' },
    page: 'vendor-dashboard?tab=verification',
  }),
];

export const notificationsPage = (notifications: Notification[], pagination: Partial<Page['pagination']> = {}): Page => ({
  notifications,
  unread: notifications.filter(({ unread }) => unread).length,
  pagination: {
    ...{ page: 1, limit: 20, total: notifications.length, totalPages: Math.ceil(notifications.length / 20), totalIsCapped: false },
    ...pagination,
  },
});

const all = { bell: true, mail: true, push: true };

export const someSettings = (): DataOf<'GET /notifications/settings'>['settings'] => ({
  language: 'en',
  groups: {
    ...{ adoption: all, orders: all, appointments: all, listings: all, messages: all, marks: all },
    comments: { ...all, mail: false },
    searches: { ...all, bell: false },
  },
  quietHours: { from: '22:00', until: '07:00' },
});
