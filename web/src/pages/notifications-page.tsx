import { lazyScreen } from '#shared/navigation/lazy-screen.tsx';
import type { Query } from '#shared/navigation/page-path.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { LoginPrompt } from '#shared/content/states.tsx';
import { useSession } from '../features/session/use-session.ts';

const ListScreen = lazyScreen(async () => (await import('../work/notifications/notifications-screen.tsx')).NotificationsScreen);
const SettingsScreen = lazyScreen(async () => (await import('../work/notifications/settings-screen.tsx')).NoticeSettingsScreen);
const SearchesScreen = lazyScreen(async () => (await import('../work/pets/saved/saved-searches-screen.tsx')).SavedSearchesScreen);

const screens = { settings: SettingsScreen, searches: SearchesScreen };

const screenOf = ({ tab = '' }: Query) => (tab in screens ? screens[tab as keyof typeof screens] : ListScreen);

export function NotificationsPage() {
  const { user } = useSession();
  const { query } = usePage();
  if (!user) return <LoginPrompt />;
  if (query.tab === 'searches') return <SearchesScreen key={user.id} />;
  return query.tab === 'settings' ? <SettingsScreen key={user.id} memberId={user.id} /> : <ListScreen key={user.id} />;
}

NotificationsPage.prepare = (query: Query) => screenOf(query).load();
