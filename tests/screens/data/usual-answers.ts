import type { MarkedThing } from '../../../web/src/shared/api/types.ts';
import { raw, refuse, success, type StubRequest, type Stubs } from '../harness/answers.ts';
import { userOf, type Viewer } from '../harness/people.ts';
import { articlesPage, commentsPage, someArticles, someComments, someReplies } from './some-articles.ts';
import { caseAnswers } from './some-cases.ts';
import { contactMessagesPage, someContactMessages } from './some-contact-messages.ts';
import {
  aDecision,
  aReport,
  decidedReports,
  mailboxPage,
  reportsPage,
  somebodyTalks,
  someConversations,
  someReports,
  startedConversation,
  threadPage,
} from './some-conversations.ts';
import { notificationsPage, someNotifications, someSettings } from './some-notifications.ts';
import { aSavedSearch, someSearches } from './some-searches.ts';
import { ownSlots, ownVet, ownVetId, slotPage, vetStats, sentVerification } from './own-vet.ts';
import { ownPets } from './own-pets.ts';
import { ownProducts, ownProductsPage, ownStore, sentStorePapers, storeAccount, storeStats } from './own-store.ts';
import { appointmentsPage, someAppointments, someVisits } from './some-appointments.ts';
import {
  aMarkDecision,
  someMarkDecisions,
  someMarkedProducts,
  someMarkedStores,
  someMarkedThings,
  thingsPage,
} from './some-marked-things.ts';
import { memberAnswers } from './some-members.ts';
import { aCart, someCart } from './some-carts.ts';
import { aReceipt, ordersPage, someMethods, someOrders } from './some-orders.ts';
import { someHomecomings, someRefills } from './some-homecomings.ts';
import { soldPage, soldParcels, someCouriers, unpaidPage, unpaidParcels, waitingOf } from './sold-parcels.ts';
import { someFigures } from './some-figures.ts';
import { endedRequests, requestsPage, someRequests } from './some-requests.ts';
import { someHistory, someOwner, someReviews, someStats } from './some-reviews.ts';
import { pageOf, somePets } from './some-pets.ts';
import { decidedProposals, proposalsPage, waitingProposals } from './some-proposals.ts';
import { emptySearchAnswers, someEmptySearches } from './some-empty-searches.ts';
import { someRules, someTrial, someVersions } from './some-rules.ts';
import { accessoryId, accessoryPageOf, nearbyPageOf, someAccessories, someStores, storeId, storePageOf } from './some-stores.ts';
import { anOrderCase, disputedParcels, dueRefunds, ordersInCheck, refundsPage, storeDebts } from './some-desk.ts';
import { duePage, dueStores, moneyOfStore, owingStores, paidOutPage, someSettlements } from './some-ledger.ts';
import { factorAnswers, someSessions } from './some-sessions.ts';
import { someTestimonials, someTotals } from './some-testimonials.ts';
import { ownReviewOf, reviewsPage, someSlots, someVets, vetPageOf } from './some-vets.ts';

const byId = <T extends { readonly id: string }>(all: readonly T[], id: string | undefined): T | undefined =>
  all.find((pet) => pet.id === id);

const markedThing =
  (things: MarkedThing[], notFound: Parameters<typeof refuse>[1]) =>
  ({ params }: StubRequest) => {
    const thing = byId(things, params['id']);
    return thing === undefined ? refuse(404, notFound) : { thing };
  };
const markedVet = markedThing(someMarkedThings(), 'vet.not-found');
const waiting = () => [...someMarkedThings(), ...someMarkedStores()].filter(({ verification }) => verification.status === 'waiting');

/** A product full of data: what every call answers when nothing is wrong. A test overwrites the calls it is about. */
export const usualAnswers = (viewer: Viewer = 'visitor'): Stubs => {
  const user = userOf(viewer) ?? userOf('member');
  if (user === undefined) throw new Error('a member was expected');
  return {
    'GET /auth/profile': { user: { ...user, ...someFigures() } },
    'DELETE /auth/profile/pending-email': { user },
    'POST /auth/verify-email': success(null),
    'POST /content/newsletter/confirm': { subscription: { page: null, already: false } },
    'POST /content/newsletter/unsubscribe': { subscription: { page: null, already: false } },
    'POST /auth/resend-verification': success(null),
    'GET /auth/sessions': { sessions: someSessions() },
    ...factorAnswers(user),
    'GET /pets/export': { pets: ownPets(), likes: [], phoneReveals: [] },
    'GET /adoption/export': { adoptionRequests: [] },
    'GET /content/export': { comments: [], articleLikes: [], subscriptions: [], contactMessages: [] },
    'GET /vets/export': { vetProfile: null, vetVerification: null, appointments: [], vetLikes: [], vetReviews: [] },
    'GET /vets/user/verification': { verification: sentVerification({ status: 'sent-back', reason: 'The card cannot be read.' }) },
    'GET /vets/user/office': { vet: viewer === 'member' ? { _id: ownVet().id, id: ownVet().id, name: ownVet().name } : null },
    'GET /vets/user/my-profile': viewer === 'member' ? { vet: ownVet() } : refuse(404, 'vet.not-found'),
    'PATCH /vets/status': { vet: ownVet() },
    'GET /vets/user/stats': { stats: vetStats() },
    'GET /vets/user/appointments': ({ query }) => appointmentsPage(query.get('as') === 'vet' ? someVisits() : someAppointments(), query),
    'DELETE /auth/sessions': success(null),
    'DELETE /auth/sessions/{id}': success(null),
    'POST /auth/login': { user, token: 'a-token', refreshToken: 'a-refresh-token' },
    'POST /auth/register': success({ user }),
    'POST /auth/logout': success(null),
    'POST /auth/refresh': refuse(401, 'refresh-token.expired'),
    'GET /pets': ({ query }) => pageOf(somePets(Number(query.get('limit') ?? 50) < 9 ? Number(query.get('limit')) : 9)),
    'GET /pets/suggestions': { suggestions: [] },
    'GET /pets/facets': { facets: null },
    'GET /pets/featured': pageOf(somePets(3).map((pet) => ({ ...pet, featured: true }))),
    'GET /pets/urgent': pageOf(
      somePets(5)
        .slice(2)
        .map((pet) => ({ ...pet, urgent: true })),
    ),
    'GET /pets/{id}': ({ params }) => {
      const pet = byId(viewer === 'member' ? ownPets() : somePets(), params['id']) ?? byId(somePets(), params['id']);
      return pet === undefined ? refuse(404, 'pet.not-found') : success({ pet });
    },
    'GET /pets/{id}/papers/{paperId}': raw(200, '%PDF-1.7', 'application/pdf'),
    'PUT /pets/{id}': ({ params }) => {
      const pet = byId(ownPets(), params['id']);
      return pet === undefined ? refuse(404, 'pet.not-found') : { pet };
    },
    'GET /pets/user/my-pets': ({ query }) => {
      const wanted = query.get('approvalStatus');
      return pageOf(ownPets().filter(({ approvalStatus }) => wanted === null || approvalStatus === wanted));
    },
    // Who logs in on the screen is a member from then on.
    'GET /pets/user/likes': ({ headers }) => ('authorization' in headers ? pageOf(somePets().slice(1, 4)) : refuse(401, 'token.missing')),
    'GET /vets/user/likes': ({ headers }) =>
      'authorization' in headers ? vetPageOf(someVets().slice(1, 2)) : refuse(401, 'token.missing'),
    'GET /accessories/user/likes': ({ headers }) =>
      'authorization' in headers ? accessoryPageOf(someAccessories().slice(1, 3)) : refuse(401, 'token.missing'),
    'GET /stores/user/likes': ({ headers }) =>
      'authorization' in headers ? storePageOf(someStores().slice(1, 2)) : refuse(401, 'token.missing'),
    'GET /accessories': ({ query }) => ({
      ...accessoryPageOf(someAccessories()),
      ...(query.has('search') && { search: { understood: [], corrected: null, alternatives: null } }),
    }),
    'GET /accessories/facets': { facets: null },
    'GET /accessories/featured': accessoryPageOf(someAccessories(4).map((accessory) => ({ ...accessory, featured: true }))),
    'GET /accessories/vendor': ({ query }) =>
      accessoryPageOf(someAccessories().filter(({ vendorId }) => vendorId === query.get('vendorId'))),
    'GET /accessories/{id}': ({ params }) => {
      const accessory = byId([...someAccessories(), ...ownProducts()], params['id']);
      return accessory === undefined ? refuse(404, 'accessory.not-found') : { accessory };
    },
    'POST /accessories/{id}/like': ({ body }) => ({ liked: (body as { liked: boolean }).liked, likes: 1 }),
    'GET /stores': ({ query }) => ({
      ...storePageOf(someStores()),
      ...(query.has('search') && { search: { understood: [], corrected: null, alternatives: null } }),
    }),
    ...{ 'GET /accessories/{id}/similar': accessoryPageOf(someAccessories(1)), 'GET /stores/featured': storePageOf(someStores(2)) },
    'GET /stores/nearby': nearbyPageOf(someStores()),
    'GET /stores/{id}': ({ params }) => {
      const store = byId([...someStores(5), ownStore()], params['id']);
      return store === undefined ? refuse(404, 'store.not-found') : { store };
    },
    'POST /stores/{id}/like': ({ body }) => ({ liked: (body as { liked: boolean }).liked, likes: 1 }),
    'GET /accessories/{id}/reviews': ({ query }) => reviewsPage(query, 18),
    'GET /accessories/{id}/reviews/own': ({ params }) => ownReviewOf(params['id'] ?? '', accessoryId),
    'GET /stores/{id}/reviews': ({ query }) => reviewsPage(query, 31),
    'GET /stores/{id}/reviews/own': ({ params }) => ownReviewOf(params['id'] ?? '', storeId),
    'POST /stores/{id}/view': success(null),
    'GET /stores/user/my-profile': viewer === 'member' ? { store: ownStore() } : refuse(404, 'store.not-found'),
    ...moneyOfStore(),
    'GET /stores/user/account': { account: storeAccount() },
    'GET /stores/user/stats': { stats: storeStats() },
    'GET /stores/user/verification': { verification: sentStorePapers({ status: 'sent-back', reason: 'The paper cannot be read.' }) },
    'GET /stores/{id}/papers/{paperId}': raw(200, '%PDF-1.7', 'application/pdf'),
    'PATCH /stores/status': { store: ownStore() },
    'GET /accessories/user/my-accessories': ({ query }) => {
      const wanted = query.get('status');
      return ownProductsPage(ownProducts().filter(({ status }) => wanted === null || status === wanted));
    },
    'GET /stores/export': {
      store: null,
      storeAccount: null,
      storeVerification: null,
      accessories: [],
      shopLikes: [],
      storeReviews: [],
      accessoryReviews: [],
      cart: aCart([]),
    },
    'GET /cart': { cart: someCart() },
    'GET /orders': ordersPage(someOrders()),
    'GET /orders/{id}': ({ params }) => {
      const order = byId(someOrders(), params['id']);
      return order === undefined ? refuse(404, 'order.not-found') : { order };
    },
    'GET /orders/payment-methods': someMethods(),
    'GET /orders/refills': { refills: someRefills() },
    'GET /cart/homecomings': { homecomings: someHomecomings() },
    'GET /orders/couriers': { couriers: someCouriers() },
    'GET /orders/parcels': ({ query }) => soldPage(soldParcels(), query.get('status')),
    'GET /orders/parcels/waiting': { waiting: waitingOf(viewer === 'member' ? soldParcels() : []) },
    'GET /orders/parcels/unpaid': unpaidPage(unpaidParcels()),
    'GET /orders/parcels/{id}': ({ params }) => {
      const parcel = byId(soldParcels(), params['id']);
      return parcel === undefined ? refuse(404, 'parcel.not-found') : { parcel };
    },
    'GET /orders/payments': ordersPage(ordersInCheck()),
    'GET /orders/{id}/slip': raw(200, '%PDF-1.7', 'application/pdf'),
    'GET /admin/payout-proposals': ({ query }) =>
      proposalsPage(query.get('filter') === 'decided' ? decidedProposals() : waitingProposals()),
    'GET /admin/promo-budget': { promoBudget: { month: '2026-11', budget: 100_000, spent: 62_500, left: 37_500 } },
    'GET /admin/settlements': ({ query }) => duePage(query.get('filter') === 'owing' ? owingStores() : dueStores()),
    'GET /admin/settlements/made': paidOutPage(someSettlements()),
    'GET /orders/parcels/{id}/receipt': { receipt: aReceipt() },
    'GET /orders/refunds': ({ query }) => refundsPage({ store: storeDebts(), courier: [] }[query.get('owedBy') ?? ''] ?? dueRefunds()),
    'GET /orders/{id}/refund-to': { refundTo: null },
    'GET /orders/disputes': soldPage(disputedParcels()),
    'GET /orders/cases/{id}': ({ params }) =>
      params['id'] === anOrderCase().id ? { case: anOrderCase() } : refuse(404, 'order.not-found'),
    'GET /messages/export': {
      ...{ messages: [], blockedMembers: [], reportedConversations: [], decisionsAboutMe: [] },
      ...{ notifications: [], notificationSettings: someSettings(), savedSearches: [], browsers: [] },
    },
    'GET /orders/export': { orders: [], soldParcels: [] },
    'GET /adoption/owners/{userId}/response': { response: { medianHoursToAnswer: 5.6, answeredWithin48h: 0.92 } },
    'GET /adoption/requests': ({ query }) => requestsPage(someRequests(), query),
    'GET /adoption/requests/{id}': ({ params }) => {
      const adoptionRequest = byId([...someRequests(), ...endedRequests()], params['id']);
      return adoptionRequest === undefined ? refuse(404, 'adoption-request.not-found') : { adoptionRequest };
    },
    'GET /vets': vetPageOf(someVets()),
    'GET /vets/{id}': ({ params }) => {
      const vet = byId(someVets(), params['id']);
      return vet === undefined ? refuse(404, 'vet.not-found') : { vet };
    },
    'GET /vets/{id}/reviews': ({ query }) => reviewsPage(query),
    'GET /vets/{id}/reviews/own': ({ params }) => ownReviewOf(params['id'] ?? ''),
    'GET /vets/user/slots': { slots: ownSlots() },
    'GET /vets/{id}/slots': ({ params, query }) => slotPage(params['id'] === ownVetId ? ownSlots() : someSlots(), query.get('date')),
    'POST /pets/{id}/view': success(null),
    'POST /pets/{id}/owner-phone': { phone: '+923001234567' },
    'POST /pets/{id}/like': ({ body }) => ({ liked: (body as { liked: boolean }).liked, likes: 1 }),
    'POST /vets/{id}/like': ({ body }) => ({ liked: (body as { liked: boolean }).liked, likes: 1 }),
    'GET /content/totals': { totals: someTotals() },
    'GET /vets/testimonials': { testimonials: someTestimonials() },
    'GET /content/articles': ({ query }) => articlesPage(someArticles(query.get('lang'))),
    'GET /content/articles/{slug}': ({ params, query }) => {
      const post = someArticles(query.get('lang')).find(({ slug }) => slug === params['slug']);
      return post === undefined ? refuse(404, 'article.not-found') : { post };
    },
    'GET /content/articles/{slug}/related': ({ query }) => ({ posts: articlesPage(someArticles(query.get('lang')).slice(1, 4)).posts }),
    'GET /content/articles/{slug}/likes': { liked: false, comments: [] },
    'POST /content/articles/{slug}/view': success(null),
    'POST /content/articles/{slug}/like': ({ body }) => ({ liked: (body as { liked: boolean }).liked, likes: 1 }),
    'POST /content/comments/{id}/like': ({ body }) => ({ liked: (body as { liked: boolean }).liked, likes: 1 }),
    'GET /content/articles/{slug}/comments': ({ query }) =>
      commentsPage(query.has('parentId') ? someReplies().map((reply) => ({ ...reply, replies: [], repliesCount: 0 })) : someComments()),
    'GET /messages/conversations': mailboxPage(someConversations()),
    ...somebodyTalks(),
    'POST /messages/conversations/{id}/read': ({ params }) => {
      const page = threadPage(params['id']);
      return 'conversation' in page ? { conversation: { ...page.conversation, unread: 0 } } : page;
    },
    'POST /messages/pets/{id}': startedConversation(),
    'POST /messages/requests/{id}': startedConversation(),
    'POST /messages/stores/{id}': ({ headers }) => ('authorization' in headers ? startedConversation() : { conversation: null }),
    'POST /messages/vets/{id}': ({ headers }) => ('authorization' in headers ? startedConversation() : { conversation: null }),
    'POST /messages/conversations/{id}/report': success(null),
    'POST /messages/conversations/{id}/block': success(null),
    'DELETE /messages/conversations/{id}/block': success(null),
    ...caseAnswers,
    'GET /messages/reports': ({ query }) => reportsPage(query.get('status') === 'decided' ? decidedReports() : someReports()),
    'POST /messages/reports/{id}/decision': { report: aReport(1, { decision: aDecision() }) },
    'POST /messages/reports/{id}/lift': { report: aReport(1, { decision: aDecision({ liftedAt: '2026-03-05T09:00:00.000Z' }) }) },
    'GET /notifications': notificationsPage(someNotifications()),
    'GET /notifications/unread': { unread: 2 },
    'PATCH /notifications/read': success(null),
    'GET /notifications/push': { push: { publicKey: null } },
    'POST /notifications/push': success(null),
    'POST /notifications/push/end': success(null),
    'GET /notifications/settings': { settings: someSettings() },
    'PUT /notifications/settings': { settings: someSettings() },
    'GET /notifications/searches': { searches: someSearches() },
    'POST /notifications/searches': { search: aSavedSearch(1) },
    'PATCH /notifications/searches/{id}': { search: aSavedSearch(1) },
    'DELETE /notifications/searches/{id}': success(null),
    'GET /content/contact': contactMessagesPage(someContactMessages()),
    ...memberAnswers(),
    'GET /admin/dashboard/stats': { stats: someStats() },
    'GET /admin/pets/pending': pageOf(someReviews()),
    'GET /admin/pets': pageOf(someReviews()),
    'GET /admin/pets/{id}': ({ params }) => {
      const pet = byId(someReviews(), params['id']);
      return pet === undefined ? refuse(404, 'pet.not-found') : { pet };
    },
    'GET /admin/rules': { rules: someRules(), days: 90 },
    'GET /admin/rules/{id}/history': { versions: someVersions('advance-money') },
    'GET /admin/rule-trials/{id}': { trial: someTrial() },
    ...emptySearchAnswers(someEmptySearches()),
    'GET /admin/verifications': thingsPage(waiting()),
    'GET /admin/vets': thingsPage(someMarkedThings()),
    'GET /admin/vets/{id}': markedVet,
    'PATCH /admin/vets/{id}/featured': markedVet,
    'GET /admin/vets/{id}/marks': { history: someMarkDecisions() },
    'GET /admin/stores': thingsPage(someMarkedStores()),
    'GET /admin/stores/{id}': markedThing(someMarkedStores(), 'store.not-found'),
    'GET /admin/stores/{id}/marks': { history: [aMarkDecision({ mark: 'registered' }), ...someMarkDecisions()] },
    'GET /admin/accessories': thingsPage(someMarkedProducts()),
    'GET /admin/accessories/{id}': markedThing(someMarkedProducts(), 'accessory.not-found'),
    'GET /admin/accessories/{id}/marks': { history: [aMarkDecision()] },
    'GET /vets/{id}/papers/{paperId}': raw(200, '%PDF-1.7', 'application/pdf'),
    'GET /admin/pets/{id}/history': { history: someHistory() },
    'GET /admin/pets/{id}/owner': { owner: someOwner() },
  };
};
