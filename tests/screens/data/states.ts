import { refuse, unanswered, unavailable, type Stubs } from '../harness/answers.ts';
import { aMember, userOf, type Viewer } from '../harness/people.ts';
import { appointmentsPage } from './some-appointments.ts';
import { ordersPage } from './some-orders.ts';
import { aCart } from './some-carts.ts';
import { articlesPage, commentsPage } from './some-articles.ts';
import { casesPage } from './some-cases.ts';
import { contactMessagesPage } from './some-contact-messages.ts';
import { emptySearchAnswers } from './some-empty-searches.ts';
import { thingsPage } from './some-marked-things.ts';
import { notificationsPage } from './some-notifications.ts';
import { membersPage } from './some-members.ts';
import { mailboxPage, reportsPage } from './some-conversations.ts';
import { requestsPage } from './some-requests.ts';
import { debtsPage, duePage, ledgerPage, paidOutPage, salesByDay, salesPage, settlementsPage, storeBalance } from './some-ledger.ts';
import { ownProductsPage } from './own-store.ts';
import { refundsPage } from './some-desk.ts';
import { soldPage, unpaidPage, waitingOf } from './sold-parcels.ts';
import { proposalsPage } from './some-proposals.ts';
import { pageOf } from './some-pets.ts';
import { accessoryPageOf, storePageOf } from './some-stores.ts';
import { noTotals } from './some-testimonials.ts';
import { reviewsPage, vetPageOf } from './some-vets.ts';
import { usualAnswers } from './usual-answers.ts';

/** The states that every screen has, as what the API answers. `offline` is `full`, then the connection goes. */
export type State = 'loading' | 'empty' | 'error' | 'offline' | 'full';
export const states: readonly State[] = ['loading', 'empty', 'error', 'offline', 'full'];

const readsOf = (stubs: Stubs): string[] => Object.keys(stubs).filter((name) => name.startsWith('GET '));
const everyRead = (viewer: Viewer, answer: typeof unanswered | typeof unavailable): Stubs => {
  const usual = usualAnswers(viewer);
  return { ...usual, ...Object.fromEntries(readsOf(usual).map((name) => [name, answer])) };
};

const nothing = (viewer: Viewer): Stubs => ({
  ...usualAnswers(viewer),
  'GET /auth/profile': {
    user: {
      ...(userOf(viewer) ?? aMember()),
      petsAdopted: 0,
      appointments: 0,
      reviewsGiven: 0,
      profileViews: 0,
      recentActivities: [],
      achievements: [],
    },
  },
  'GET /cart': { cart: aCart([]) },
  'GET /orders': ordersPage([]),
  'GET /orders/parcels': soldPage([]),
  'GET /orders/parcels/waiting': { waiting: waitingOf([]) },
  'GET /orders/parcels/unpaid': unpaidPage([]),
  'GET /orders/payments': ordersPage([]),
  'GET /admin/settlements': duePage([]),
  'GET /admin/payout-proposals': proposalsPage([]),
  'GET /admin/settlements/made': paidOutPage([]),
  'GET /stores/user/settlements': settlementsPage([]),
  'GET /orders/refunds': refundsPage([]),
  'GET /orders/debts': debtsPage([]),
  'GET /orders/disputes': soldPage([]),
  'GET /pets': pageOf([]),
  'GET /pets/featured': pageOf([]),
  'GET /pets/urgent': pageOf([]),
  'GET /pets/user/my-pets': pageOf([]),
  'GET /pets/user/likes': pageOf([]),
  'GET /vets/user/likes': vetPageOf([]),
  'GET /adoption/requests': requestsPage([]),
  'GET /vets/user/appointments': appointmentsPage([]),
  'GET /vets/user/office': { vet: null },
  'GET /vets/user/my-profile': refuse(404, 'vet.not-found'),
  'GET /admin/pets/pending': pageOf([]),
  'GET /admin/pets': pageOf([]),
  'GET /vets': vetPageOf([]),
  'GET /accessories': accessoryPageOf([]),
  'GET /accessories/featured': accessoryPageOf([]),
  'GET /accessories/vendor': accessoryPageOf([]),
  'GET /accessories/user/likes': accessoryPageOf([]),
  'GET /stores': storePageOf([]),
  'GET /stores/featured': storePageOf([]),
  'GET /stores/user/balance': {
    balance: storeBalance({ available: 0, pending: 0, debts: 0, held: 0, cashHeld: 0, withCourier: 0, settled: 0, hash: '' }),
  },
  'GET /stores/user/ledger': ledgerPage([]),
  'GET /stores/user/sales': salesPage([]),
  'GET /stores/user/sales-by-day': { sales: salesByDay(0) },
  'GET /stores/user/my-profile': refuse(404, 'store.not-found'),
  'GET /accessories/user/my-accessories': ownProductsPage([]),
  'GET /cart/homecomings': { homecomings: [] },
  'GET /orders/refills': { refills: [] },
  'GET /stores/user/likes': storePageOf([]),
  'GET /vets/user/slots': { slots: [] },
  'GET /vets/{id}/slots': { days: {}, slots: [] },
  'GET /vets/{id}/reviews': reviewsPage(undefined, 0),
  'GET /accessories/{id}/reviews': reviewsPage(undefined, 0),
  'GET /stores/{id}/reviews': reviewsPage(undefined, 0),
  'GET /auth/users': membersPage([]),
  'GET /auth/users/{id}/history': { acts: [] },
  'GET /auth/users/{id}/sessions': { devices: [] },
  'GET /orders/buyers/{id}': ordersPage([]),
  'GET /messages/conversations': mailboxPage([]),
  'GET /messages/reports': reportsPage([]),
  'GET /admin/conduct': casesPage([]),
  'GET /reports/mine': { reports: [], casesAboutMe: [] },
  'GET /content/contact': contactMessagesPage([]),
  'GET /notifications': notificationsPage([]),
  'GET /notifications/unread': { unread: 0 },
  'GET /notifications/searches': { searches: [] },
  'GET /content/totals': { totals: noTotals() },
  'GET /vets/testimonials': { testimonials: [] },
  'GET /content/articles': articlesPage([]),
  'GET /content/articles/{slug}/comments': commentsPage([]),
  'GET /content/articles/{slug}/related': { posts: [] },
  'GET /admin/rules': { rules: [], days: 90 },
  ...emptySearchAnswers([]),
  'GET /admin/verifications': thingsPage([]),
  'GET /admin/vets': thingsPage([]),
  'GET /admin/vets/{id}/marks': { history: [] },
  'GET /admin/stores': thingsPage([]),
  'GET /admin/accessories': thingsPage([]),
  'GET /admin/pets/{id}/history': { history: [] },
});

export const answersIn = (state: State, viewer: Viewer): Stubs => {
  if (state === 'loading') return everyRead(viewer, unanswered);
  if (state === 'error') return everyRead(viewer, unavailable);
  return state === 'empty' ? nothing(viewer) : usualAnswers(viewer);
};
