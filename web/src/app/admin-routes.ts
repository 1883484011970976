import type { Route } from './route.ts';

/** The pages of admins. */
export const adminRoutes: readonly Omit<Route, 'chrome'>[] = [
  {
    pattern: 'admin-dashboard',
    load: async () => (await import('../pages/admin-dashboard-page.tsx')).AdminDashboardPage,
    ahead: async () => (await import('../pages/admin-dashboard-ahead.ts')).asksOfDesk,
    namespaces: ['moderation', 'papers', 'pet', 'errors'],
  },
  {
    pattern: 'admin-inbox',
    load: async () => (await import('../pages/admin-inbox-page.tsx')).AdminInboxPage,
    namespaces: ['admin-inbox', 'errors'],
  },
  {
    pattern: 'admin-members',
    load: async () => (await import('../pages/admin-members-page.tsx')).AdminMembersPage,
    namespaces: ['members', 'errors'],
  },
  {
    pattern: 'admin-member-{id}',
    load: async () => (await import('../pages/admin-member-page.tsx')).AdminMemberPage,
    namespaces: ['members', 'errors'],
  },
  {
    pattern: 'admin-contact',
    load: async () => (await import('../pages/admin-contact-page.tsx')).AdminContactPage,
    namespaces: ['admin-contact', 'contact', 'errors'],
  },
  {
    pattern: 'admin-reports',
    load: async () => (await import('../pages/admin-reports-page.tsx')).AdminReportsPage,
    namespaces: ['conversation-reports', 'errors'],
  },
  {
    pattern: 'admin-conduct',
    load: async () => (await import('../pages/admin-conduct-page.tsx')).AdminConductPage,
    namespaces: ['conduct', 'reports', 'errors'],
  },
  {
    pattern: 'admin-conduct-{id}',
    load: async () => (await import('../pages/admin-conduct-case-page.tsx')).AdminConductCasePage,
    namespaces: ['conduct', 'reports', 'errors'],
  },
  {
    pattern: 'admin-rules',
    load: async () => (await import('../pages/admin-rules-page.tsx')).AdminRulesPage,
    namespaces: ['admin-rules', 'pet', 'errors'],
  },
  {
    pattern: 'admin-empty-searches',
    load: async () => (await import('../pages/admin-empty-searches-page.tsx')).AdminEmptySearchesPage,
    namespaces: ['empty-searches', 'errors'],
  },
  {
    pattern: 'admin-rule-{id}',
    load: async () => (await import('../pages/admin-rule-page.tsx')).AdminRulePage,
    namespaces: ['admin-rules', 'pet', 'fields', 'errors'],
  },
  {
    pattern: 'admin-verifications',
    load: async () => (await import('../pages/admin-verifications-page.tsx')).AdminVerificationsPage,
    namespaces: ['marks', 'vet', 'shop', 'errors'],
  },
  {
    pattern: 'admin-payments',
    load: async () => (await import('../pages/admin-payments-page.tsx')).AdminPaymentsPage,
    namespaces: ['order-desk', 'papers', 'errors'],
  },
  {
    pattern: 'admin-case-{id}',
    load: async () => (await import('../pages/admin-case-page.tsx')).AdminCasePage,
    namespaces: ['order-desk', 'shop', 'papers', 'errors'],
  },
  {
    pattern: 'admin-vets',
    load: async () => (await import('../pages/admin-vets-page.tsx')).AdminVetsPage,
    namespaces: ['marks', 'vet', 'errors'],
  },
  {
    pattern: 'admin-vet-{id}',
    load: async () => (await import('../pages/admin-vet-page.tsx')).AdminVetPage,
    namespaces: ['marks', 'papers', 'vet', 'errors'],
  },
  {
    pattern: 'admin-stores',
    load: async () => (await import('../pages/admin-stores-page.tsx')).AdminStoresPage,
    namespaces: ['marks', 'shop', 'errors'],
  },
  {
    pattern: 'admin-store-{id}',
    load: async () => (await import('../pages/admin-store-page.tsx')).AdminStorePage,
    namespaces: ['marks', 'papers', 'shop', 'errors'],
  },
  {
    pattern: 'admin-accessories',
    load: async () => (await import('../pages/admin-accessories-page.tsx')).AdminAccessoriesPage,
    namespaces: ['marks', 'shop', 'errors'],
  },
  {
    pattern: 'admin-accessory-{id}',
    load: async () => (await import('../pages/admin-accessory-page.tsx')).AdminAccessoryPage,
    namespaces: ['marks', 'papers', 'shop', 'errors'],
  },
];
