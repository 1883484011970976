import type { User } from '#shared/api/types.ts';
import { loadStrings } from '#shared/i18n/i18n.ts';
import { lazyScreen, together } from '#shared/navigation/lazy-screen.tsx';
import type { Query } from '#shared/navigation/page-path.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { LoginPrompt } from '#shared/content/states.tsx';
import { NewestRequests } from '../work/adoption/newest-requests.tsx';
import type { FavouriteGrids } from '../work/favourites/favourites-screen.tsx';
import { DashboardScreen, prepareDashboard } from '../work/my-pets/dashboard-screen.tsx';
import { late } from '#shared/ui/late.ts';
import { askedOnce, useWaitingParcels } from '#shared/shop/use-waiting-parcels.ts';
import { useSession } from '../features/session/use-session.ts';
import { VerificationBanner } from '../work/session/verification-banner.tsx';

const VisitorFavourites = lazyScreen(async () => (await import('../work/favourites/visitor-screen.tsx')).VisitorFavourites);
const FavouritesScreen = lazyScreen(async () => (await import('../work/favourites/favourites-screen.tsx')).FavouritesScreen);
const VetGrid = lazyScreen(async () => (await import('../features/vets/vet-grid.tsx')).VetGrid);
const AccessoryGrid = lazyScreen(async () => (await import('../features/accessories/accessory-grid.tsx')).AccessoryGrid);
const StoreGrid = lazyScreen(async () => (await import('../features/stores/store-grid.tsx')).StoreGrid);
const AppointmentsScreen = lazyScreen(
  async () => (await import('../work/vet-office/appointments/appointments-screen.tsx')).AppointmentsScreen,
);
const OrdersScreen = lazyScreen(async () => (await import('../work/orders/orders-screen.tsx')).OrdersScreen);
const RequestsScreen = lazyScreen(async () => (await import('../work/adoption/requests-screen.tsx')).RequestsScreen);

// Few members have a store in which something waits.
const StoreToDos = late(async () => {
  const [{ StoreToDos: Loaded }] = await Promise.all([import('../work/vendor-office/to-do.tsx'), loadStrings(['vendor-office'])]);
  return Loaded;
});

// Figures stand on the overview alone, and bring what draws them.
const WaitingFigure = lazyScreen(async () => (await import('../work/adoption/waiting-figure.tsx')).WaitingFigure);
const UnreadFigure = lazyScreen(async () => (await import('../work/messages/unread-figure.tsx')).UnreadFigure);

const isOfFavourites = ({ tab, mode }: Query) => tab === 'favourites' && mode === undefined;

/** What other features show brings its own strings: no other part of the dashboard waits for them. */
const prepareOther = {
  overview: () => together([WaitingFigure.load(), UnreadFigure.load(), loadStrings(['adoption-requests', 'messages'])]),
  favourites: () =>
    together([
      ...[FavouritesScreen, VetGrid, AccessoryGrid, StoreGrid, VisitorFavourites].map((screen) => screen.load()),
      loadStrings(['favourites', 'vets', 'vet', 'accessories', 'stores', 'shop', 'reviews']),
    ]),
  requests: () => together([RequestsScreen.load(), loadStrings(['adoption-requests', 'adoption', 'reports'])]),
  appointments: () => together([AppointmentsScreen.load(), loadStrings(['appointments', 'vet'])]),
  orders: () => together([OrdersScreen.load(), loadStrings(['orders'])]),
};

const favouriteGrids: FavouriteGrids = {
  vets: (vets, corner) => <VetGrid vets={vets} look="grid" eager={0} corner={corner} />,
  accessories: (accessories, corner) => <AccessoryGrid accessories={accessories} corner={corner} />,
  stores: (stores, corner) => <StoreGrid stores={stores} look="grid" eager={0} corner={corner} />,
};

/** What is to be done in the own store, where there is something. */
function InStore() {
  const inStore = Object.values(useWaitingParcels(askedOnce).data?.waiting ?? {});
  return inStore.some((matter) => matter.count > 0) && <StoreToDos />;
}

function Dashboard({ user }: { user: User }) {
  const requests = {
    list: <RequestsScreen memberId={user.id} />,
    figure: <WaitingFigure />,
    newest: <NewestRequests memberId={user.id} />,
  };
  const favourites = <FavouritesScreen grids={favouriteGrids} />;
  const others = { appointments: <AppointmentsScreen />, orders: <OrdersScreen /> };
  const messages = { figure: <UnreadFigure /> };
  const store = <InStore />;
  return <DashboardScreen member={user} favourites={favourites} requests={requests} store={store} messages={messages} {...others} />;
}

export function DashboardPage() {
  const { user } = useSession();
  const { query } = usePage();
  if (!user) return isOfFavourites(query) ? <VisitorFavourites /> : <LoginPrompt />;
  return (
    <>
      {query.mode === undefined && <VerificationBanner user={user} />}
      <Dashboard key={user.id} user={user} />
    </>
  );
}

DashboardPage.prepare = (query: Query) => prepareDashboard(query, (tab) => prepareOther[tab]());
