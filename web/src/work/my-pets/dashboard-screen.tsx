import type { ReactNode } from 'react';
import type { User } from '#shared/api/types.ts';
import { lazyScreen, together } from '#shared/navigation/lazy-screen.tsx';
import { usePage, usePlaceScroll } from '#shared/navigation/use-page.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { workPage } from '#shared/work/work-page.ts';
import './my-pets-outcomes.ts';
import { placeOf } from './dashboard-place.ts';
import type { DashboardPlace } from './dashboard-place.ts';

type Member = Pick<User, 'id' | 'firstName'>;

const AddPetScreen = lazyScreen(async () => (await import('./add-pet-screen.tsx')).AddPetScreen);
const EditPetScreen = lazyScreen(async () => (await import('./edit-pet-screen.tsx')).EditPetScreen);
const MyPetsScreen = lazyScreen(async () => (await import('./my-pets-screen.tsx')).MyPetsScreen);
const OverviewScreen = lazyScreen(async () => (await import('./overview-screen.tsx')).OverviewScreen);
const ViewPetScreen = lazyScreen(async () => (await import('./view-pet-screen.tsx')).ViewPetScreen);

const screensOfMyPets = { add: AddPetScreen, edit: EditPetScreen, view: ViewPetScreen, list: MyPetsScreen };

/** The same for the places that show what is another feature's. */
type PrepareOther = (tab: 'overview' | 'favourites' | 'requests' | 'appointments' | 'orders') => Promise<unknown> | undefined;

/** Fetches the code of the place that a query leads to; undefined when it is there. */
export function prepareDashboard(query: Query, prepareOther: PrepareOther): Promise<unknown> | undefined {
  const { tab, mode } = placeOf(query);
  if (tab === 'pets') return screensOfMyPets[mode].load();
  if (tab === 'favourites' || tab === 'requests' || tab === 'appointments' || tab === 'orders') return prepareOther(tab);
  return tab === 'overview' ? together([OverviewScreen.load(), prepareOther(tab)]) : undefined;
}

interface DashboardProps {
  member: Member;
  /** What the member has marked: another feature's. */
  favourites: ReactNode;
  /** What members ask of each other: another feature's. */
  requests: { list: ReactNode; figure: ReactNode; newest: ReactNode };
  /** What waits in the own store: another feature's. */
  store: ReactNode;
  /** What members write to each other: another feature's. */
  messages: { figure: ReactNode };
  /** Visits at vets: another feature's. */
  appointments: ReactNode;
  /** What was ordered in the shop: another feature's. */
  orders: ReactNode;
}

function Place({ place, member, favourites, requests, store, messages, appointments, orders }: DashboardProps & { place: DashboardPlace }) {
  if (place.tab === 'favourites') return favourites;
  if (place.tab === 'requests') return requests.list;
  if (place.tab === 'appointments') return appointments;
  if (place.tab === 'orders') return orders;
  if (place.tab === 'overview')
    return <OverviewScreen firstName={member.firstName} requests={requests} store={store} messages={messages} />;
  if (place.mode === 'view') return <ViewPetScreen id={place.id} />;
  if (place.mode === 'edit') return <EditPetScreen id={place.id} memberId={member.id} />;
  return <MyPetsScreen />;
}

/** The member's dashboard: an overview, My Pets with its modes list, view, edit and add, adoption requests, favourites, appointments, and orders. */
export function DashboardScreen({ member, ...others }: DashboardProps) {
  const place = placeOf(usePage().query);
  usePlaceScroll([place.tab, place.mode, place.id, place.page].join());
  if (place.mode === 'add') return <AddPetScreen memberId={member.id} />;
  return (
    <div className={workPage}>
      <Place key={`${place.tab} ${place.mode} ${place.id}`} place={place} member={member} {...others} />
    </div>
  );
}
