import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useUnread } from '../features/messages/use-unread.ts';
import { useSession } from '../features/session/use-session.ts';
import { partOf } from '../work/vendor-office/own-store.ts';
import type { VendorPart } from '../work/vendor-office/own-store.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { loadStrings } from '#shared/i18n/i18n.ts';
import { keepPlace } from '#shared/navigation/kept-role.ts';
import { lazyScreen, together } from '#shared/navigation/lazy-screen.tsx';
import type { Query } from '#shared/navigation/page-path.ts';
import { usePage, usePlaceScroll } from '#shared/navigation/use-page.ts';
import { LoginPrompt } from '#shared/content/states.tsx';
import { isNotFound } from '#shared/pet/is-not-found.ts';

const HomeScreen = lazyScreen(async () => (await import('../work/vendor-office/home-screen.tsx')).HomeScreen);
const ProductsScreen = lazyScreen(async () => (await import('../work/vendor-office/products-screen.tsx')).ProductsScreen);
const AddProductScreen = lazyScreen(async () => (await import('../work/vendor-office/product-screens.tsx')).AddProductScreen);
const EditProductScreen = lazyScreen(async () => (await import('../work/vendor-office/product-screens.tsx')).EditProductScreen);
const ParcelsScreen = lazyScreen(async () => (await import('../work/vendor-office/parcels-screen.tsx')).ParcelsScreen);
const UnpaidScreen = lazyScreen(async () => (await import('../work/vendor-office/unpaid-screen.tsx')).UnpaidScreen);
const ParcelScreen = lazyScreen(async () => (await import('../work/vendor-office/parcel-screen.tsx')).ParcelScreen);
const ParcelPapersScreen = lazyScreen(async () => (await import('../work/vendor-office/parcel-papers.tsx')).ParcelPapersScreen);
const BalanceScreen = lazyScreen(async () => (await import('../work/vendor-office/balance-screen.tsx')).BalanceScreen);
const SettlementsScreen = lazyScreen(async () => (await import('../work/vendor-office/balance-screen.tsx')).SettlementsScreen);
const DebtsScreen = lazyScreen(async () => (await import('../work/vendor-office/debts-screen.tsx')).DebtsScreen);
const LedgerScreen = lazyScreen(async () => (await import('../work/vendor-office/ledger-screen.tsx')).LedgerScreen);
const AccountScreen = lazyScreen(async () => (await import('../work/vendor-office/account-screen.tsx')).AccountScreen);
const StoreScreen = lazyScreen(async () => (await import('../work/vendor-office/store-screen.tsx')).StoreScreen);
const VerificationScreen = lazyScreen(async () => (await import('../work/vendor-office/verification-screen.tsx')).VerificationScreen);

const prepare: Readonly<Record<VendorPart, () => Promise<unknown> | undefined>> = {
  home: () => HomeScreen.load(),
  products: () => together([ProductsScreen.load(), loadStrings(['reviews'])]),
  parcels: () => ParcelsScreen.load(),
  unpaid: () => UnpaidScreen.load(),
  parcel: () => ParcelScreen.load(),
  labels: () => ParcelPapersScreen.load(),
  slips: () => ParcelPapersScreen.load(),
  balance: () => BalanceScreen.load(),
  settlements: () => SettlementsScreen.load(),
  debts: () => DebtsScreen.load(),
  ledger: () => LedgerScreen.load(),
  account: () => AccountScreen.load(),
  add: () => together([AddProductScreen.load(), loadStrings(['fields'])]),
  edit: () => together([EditProductScreen.load(), loadStrings(['fields'])]),
  store: () => together([StoreScreen.load(), loadStrings(['fields'])]),
  verification: () => together([VerificationScreen.load(), loadStrings(['papers'])]),
};

interface PartProps {
  id: string;
  /** Of parcels, with commas between them. */
  ids: string;
  memberId: string;
}

/** Messages are another feature's. */
function Home() {
  return <HomeScreen unread={useUnread().unread?.messages} />;
}

const screens: Readonly<Record<VendorPart, (props: PartProps) => ReactNode>> = {
  home: () => <Home />,
  products: () => <ProductsScreen />,
  parcels: () => <ParcelsScreen />,
  unpaid: () => <UnpaidScreen />,
  parcel: ({ id }) => <ParcelScreen id={id} />,
  labels: ({ ids }) => <ParcelPapersScreen kind="labels" ids={ids} />,
  slips: ({ ids }) => <ParcelPapersScreen kind="slips" ids={ids} />,
  balance: () => <BalanceScreen />,
  settlements: () => <SettlementsScreen />,
  debts: () => <DebtsScreen />,
  ledger: () => <LedgerScreen />,
  account: () => <AccountScreen />,
  add: ({ memberId }) => <AddProductScreen memberId={memberId} />,
  edit: (props) => <EditProductScreen {...props} />,
  store: ({ memberId }) => <StoreScreen memberId={memberId} />,
  verification: () => <VerificationScreen />,
};

/** Parts ask for the store: whether it is open is known when one has. */
function useKeptStore(memberId: string): void {
  const { data, error } = commerceEndpoints.endpoints.getStoresUserMyProfile.useQueryState();
  const isOpen = isNotFound(error) ? false : data?.store.isActive;
  useEffect(() => {
    if (isOpen !== undefined) keepPlace(memberId, 'vendor', isOpen);
  }, [memberId, isOpen]);
}

function Part({ memberId }: { memberId: string }) {
  const { query } = usePage();
  useKeptStore(memberId);
  usePlaceScroll([partOf(query), query.id, query.page].join());
  return screens[partOf(query)]({ id: query.id ?? '', ids: query.ids ?? '', memberId });
}

export function VendorDashboardPage() {
  const { user } = useSession();
  return user ? <Part key={user.id} memberId={user.id} /> : <LoginPrompt />;
}

VendorDashboardPage.prepare = (query: Query) => prepare[partOf(query)]();
