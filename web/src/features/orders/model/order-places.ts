/** The query of the dashboard's place for orders. */
export const orderPlaces = { list: { tab: 'orders' } };
