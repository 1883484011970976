import { DashboardScreen, prepareDashboard } from '../features/my-pets/my-pets-feature.ts';
import { useSession } from '../features/session/session-feature.ts';
import { VerificationBanner } from '../features/session/verification-feature.ts';
import { loadStrings } from '#shared/i18n/i18n.ts';
import { lazyScreen } from '#shared/navigation/lazy-screen.tsx';
import type { Query } from '#shared/navigation/page-path.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { LoginPrompt } from '#shared/ui/login-prompt.tsx';

const VisitorFavourites = lazyScreen(async () => (await import('../features/favourites/visitor/screen.tsx')).VisitorFavourites);
const FavouritesScreen = lazyScreen(async () => (await import('../features/favourites/list/screen.tsx')).FavouritesScreen);

const isOfFavourites = ({ tab, mode }: Query) => tab === 'favourites' && mode === undefined;

/** The favourites bring their own strings: no other part of the dashboard waits for them. */
function prepareFavourites(): Promise<unknown> | undefined {
  const missing = [FavouritesScreen.load(), VisitorFavourites.load(), loadStrings(['favourites'])].filter((part) => part !== undefined);
  return missing.length === 0 ? undefined : Promise.all(missing);
}

export function DashboardPage() {
  const { user } = useSession();
  const { query } = usePage();
  if (!user) return isOfFavourites(query) ? <VisitorFavourites /> : <LoginPrompt />;
  return (
    <>
      {query.mode === undefined && <VerificationBanner user={user} />}
      <DashboardScreen key={user.id} member={user} favourites={<FavouritesScreen />} />
    </>
  );
}

DashboardPage.prepare = (query: Query) => prepareDashboard(query, prepareFavourites);
