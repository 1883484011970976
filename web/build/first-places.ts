interface FirstPlace {
  readonly page: string;
  /** Modules that are fetched with it, by the ends of their ids. */
  readonly modules: readonly string[];
  readonly namespaces?: readonly string[];
}

/** By pattern, what a page fetches beside its own code for the place it opens with (`ahead`, `prepare`). */
export const firstPlaces: Readonly<Record<string, FirstPlace>> = {
  home: {
    page: '/src/pages/home-page.tsx',
    modules: [
      ...['/src/features/totals/load-home-code.ts', '/src/features/totals/home-code.ts'],
      ...['/src/features/accessories/featured/load-featured-code.ts', '/src/features/accessories/featured/featured-code.ts'],
    ],
  },
  dashboard: {
    page: '/src/pages/dashboard-page.tsx',
    modules: [
      ...['/src/pages/dashboard-ahead.ts', '/src/work/my-pets/overview-screen.tsx'],
      ...['/src/work/adoption/waiting-figure.tsx', '/src/work/messages/unread-figure.tsx'],
    ],
    namespaces: ['adoption-requests', 'messages'],
  },
  'admin-dashboard': { page: '/src/pages/admin-dashboard-page.tsx', modules: ['/src/pages/admin-dashboard-ahead.ts'] },
  notifications: {
    page: '/src/pages/notifications-page.tsx',
    modules: ['/src/work/notifications/notifications-screen.tsx'],
  },
  'vendor-dashboard': {
    page: '/src/pages/vendor-dashboard-page.tsx',
    modules: ['/src/work/vendor-office/home-screen.tsx'],
  },
};

/** What public pages fetch once they stand. */
export const onEveryPage = [
  ...['/src/features/cart/cart-code.ts', '/src/features/favourites/favourites-code.ts'],
  '/src/features/subscriptions/newsletter/newsletter-form.tsx',
];
