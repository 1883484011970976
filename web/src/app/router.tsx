import { announcedPages } from '@paltu/reference';
import { adminRoutes } from './admin-routes.ts';
import type { Route } from './route.ts';

const shopStrings = ['accessories', 'stores', 'shop', 'pet', 'reviews', 'errors'];

/** Every page: its key (or pattern of keys), its code, its strings. The first row that fits wins. */
export const routes: readonly Route[] = [
  {
    pattern: 'vet-profile-page',
    load: async () => (await import('../pages/vet-profile-page.tsx')).VetProfilePage,
    namespaces: ['vet-profile', 'vet', 'papers', 'fields', 'errors'],
    chrome: 'work',
  },
  {
    pattern: 'vet-dashboard',
    load: async () => (await import('../pages/vet-dashboard-page.tsx')).VetDashboardPage,
    namespaces: ['vet-office', 'appointments', 'vet', 'errors'],
    chrome: 'work',
  },
  {
    pattern: 'vendor-dashboard',
    load: async () => (await import('../pages/vendor-dashboard-page.tsx')).VendorDashboardPage,
    namespaces: ['vendor-office', 'shop', 'pet', 'errors'],
    chrome: 'work',
  },
  {
    pattern: 'cart',
    load: async () => (await import('../pages/cart-page.tsx')).CartPage,
    namespaces: ['cart', 'accessories', 'shop', 'reviews', 'errors'],
  },
  {
    pattern: 'checkout',
    load: async () => (await import('../pages/checkout-page.tsx')).CheckoutPage,
    namespaces: ['orders', 'shop', 'errors'],
    chrome: 'focus',
  },
  {
    pattern: 'order-{id}',
    load: async () => (await import('../pages/order-page.tsx')).OrderPage,
    namespaces: ['orders', 'papers', 'shop', 'work', 'errors'],
    chrome: 'work',
  },
  {
    pattern: 'test-wallet',
    load: async () => (await import('../pages/test-wallet-page.tsx')).TestWalletPage,
    namespaces: ['orders', 'errors'],
    chrome: 'focus',
  },
  ...announcedPages.map((pattern) => ({
    pattern,
    load: async () => (await import('../pages/coming-soon-page.tsx')).ComingSoonPage,
    namespaces: ['coming-soon', 'errors'],
  })),
  { pattern: 'home', load: async () => (await import('../pages/home-page.tsx')).HomePage, namespaces: ['home', 'pet'] },
  {
    pattern: 'pets',
    shape: 'list',
    load: async () => (await import('../pages/pets-page.tsx')).PetsPage,
    namespaces: ['pets', 'pet', 'errors'],
  },
  {
    pattern: 'vet-{id}-book',
    load: async () => (await import('../pages/vet-booking-page.tsx')).VetBookingPage,
    namespaces: ['vets', 'vet', 'reviews', 'errors'],
    chrome: 'task',
  },
  {
    pattern: 'vet-{id}-reviews',
    load: async () => (await import('../pages/vet-reviews-page.tsx')).VetReviewsPage,
    namespaces: ['vets', 'vet', 'reviews', 'errors'],
  },
  {
    pattern: 'vet-{id}',
    shape: 'thing',
    load: async () => (await import('../pages/vet-page.tsx')).VetPage,
    namespaces: ['vets', 'vet', 'reviews', 'quick-contact', 'errors'],
  },
  {
    pattern: 'vets',
    shape: 'list',
    load: async () => (await import('../pages/vets-page.tsx')).VetsPage,
    namespaces: ['vets', 'vet', 'reviews', 'errors'],
  },
  {
    pattern: 'accessories',
    shape: 'list',
    load: async () => (await import('../pages/accessories-page.tsx')).AccessoriesPage,
    namespaces: shopStrings,
  },
  {
    pattern: 'accessory-{id}-reviews',
    load: async () => (await import('../pages/accessory-reviews-page.tsx')).AccessoryReviewsPage,
    namespaces: shopStrings,
  },
  {
    pattern: 'accessory-{id}',
    shape: 'thing',
    load: async () => (await import('../pages/accessory-page.tsx')).AccessoryPage,
    namespaces: shopStrings,
  },
  {
    pattern: 'store-{id}-reviews',
    load: async () => (await import('../pages/store-reviews-page.tsx')).StoreReviewsPage,
    namespaces: shopStrings,
  },
  {
    pattern: 'store-{id}',
    shape: 'thing',
    load: async () => (await import('../pages/store-page.tsx')).StorePage,
    namespaces: [...shopStrings, 'quick-contact'],
  },
  {
    pattern: 'vendor-{id}',
    shape: 'thing',
    load: async () => (await import('../pages/vendor-page.tsx')).VendorPage,
    namespaces: shopStrings,
  },
  {
    pattern: 'pet-dealing-{id}',
    load: async () => (await import('../pages/pet-dealing-page.tsx')).PetDealingPage,
    namespaces: ['adoption-application', 'adoption', 'listing', 'pet', 'errors'],
    chrome: 'task',
  },
  {
    pattern: 'pet-{id}',
    shape: 'thing',
    load: async () => (await import('../pages/pet-page.tsx')).PetPage,
    namespaces: ['adoption', 'papers', 'pets', 'listing', 'pet', 'quick-contact', 'errors'],
  },
  {
    pattern: 'pet-',
    load: async () => (await import('../pages/pet-page.tsx')).PetPage,
    namespaces: ['adoption', 'papers', 'pets', 'listing', 'pet', 'quick-contact', 'errors'],
  },
  { pattern: 'about', load: async () => (await import('../pages/about-page.tsx')).AboutPage, namespaces: ['about', 'totals'] },
  ...['terms', 'privacy', 'cookies', 'refund'].map((pattern) => ({
    pattern,
    load: async () => (await import('../pages/legal-page.tsx')).LegalPage,
    namespaces: ['legal', pattern],
  })),
  { pattern: 'blog', shape: 'list', load: async () => (await import('../pages/blog-page.tsx')).BlogPage, namespaces: ['blog', 'errors'] },
  {
    pattern: 'blog-{slug}',
    load: async () => (await import('../pages/article-page.tsx')).ArticlePage,
    namespaces: ['blog', 'errors'],
  },
  {
    pattern: 'contact',
    load: async () => (await import('../pages/contact-page.tsx')).ContactPage,
    namespaces: ['contact', 'faq', 'errors'],
  },
  { pattern: 'faq', load: async () => (await import('../pages/faq-page.tsx')).FaqPage, namespaces: ['faq'] },
  { pattern: 'login', load: async () => (await import('../pages/login-page.tsx')).LoginPage, namespaces: ['session', 'errors'] },
  {
    pattern: 'register',
    load: async () => (await import('../pages/register-page.tsx')).RegisterPage,
    namespaces: ['session', 'errors'],
    chrome: 'focus',
  },
  {
    pattern: 'forgot-password',
    load: async () => (await import('../pages/forgot-password-page.tsx')).ForgotPasswordPage,
    namespaces: ['session', 'errors'],
  },
  {
    pattern: 'reset-password',
    load: async () => (await import('../pages/reset-password-page.tsx')).ResetPasswordPage,
    namespaces: ['session', 'errors'],
  },
  {
    pattern: 'verify-email',
    load: async () => (await import('../pages/verify-email-page.tsx')).VerifyEmailPage,
    namespaces: ['verification', 'session', 'errors'],
  },
  {
    pattern: 'confirm-subscription',
    load: async () => (await import('../pages/confirm-subscription-page.tsx')).ConfirmSubscriptionPage,
    namespaces: ['subscriptions', 'errors'],
  },
  {
    pattern: 'unsubscribe',
    load: async () => (await import('../pages/unsubscribe-page.tsx')).UnsubscribePage,
    namespaces: ['subscriptions', 'errors'],
  },
  {
    pattern: 'profile',
    load: async () => (await import('../pages/profile-page.tsx')).ProfilePage,
    namespaces: ['session', 'second-factor', 'verification', 'errors'],
    chrome: 'work',
  },
  {
    pattern: 'dashboard',
    load: async () => (await import('../pages/dashboard-page.tsx')).DashboardPage,
    ahead: async () => (await import('../pages/dashboard-ahead.ts')).asksOfDashboard,
    namespaces: ['my-pets', 'papers', 'listing', 'pet', 'pet-form', 'fields', 'verification', 'errors'],
    chrome: ({ mode }) => (mode === 'add' || mode === 'edit' ? 'task' : 'work'),
  },
  {
    pattern: 'messages',
    load: async () => (await import('../pages/messages-page.tsx')).MessagesPage,
    namespaces: ['messages', 'reports', 'errors'],
    chrome: 'work',
  },
  {
    pattern: 'my-reports',
    load: async () => (await import('../pages/my-reports-page.tsx')).MyReportsPage,
    namespaces: ['conduct', 'reports', 'errors'],
    chrome: 'work',
  },
  {
    pattern: 'notifications',
    load: async () => (await import('../pages/notifications-page.tsx')).NotificationsPage,
    namespaces: ['notifications', 'pets', 'pet', 'errors'],
    chrome: 'work',
  },
  {
    pattern: 'post-listing',
    load: async () => (await import('../pages/post-listing-page.tsx')).PostListingPage,
    namespaces: ['post-listing', 'my-pets', 'papers', 'pet', 'pet-form', 'fields', 'errors'],
    chrome: 'task',
  },
  ...adminRoutes.map((route): Route => ({ ...route, chrome: 'admin' })),
];

export const notFoundRoute: Route = {
  pattern: '',
  load: async () => (await import('../pages/not-found-page.tsx')).NotFoundPage,
  namespaces: [],
};
