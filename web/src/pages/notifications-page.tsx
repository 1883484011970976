import { useSession } from '../features/session/use-session.ts';
import { lazyScreen } from '#shared/navigation/lazy-screen.tsx';
import type { Query } from '#shared/navigation/page-path.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { LoginPrompt } from '#shared/ui/login-prompt.tsx';

const ListScreen = lazyScreen(async () => (await import('../features/notifications/list/notifications-screen.tsx')).NotificationsScreen);
const SettingsScreen = lazyScreen(
  async () => (await import('../features/notifications/settings/settings-screen.tsx')).NoticeSettingsScreen,
);

const screenOf = ({ tab }: Query) => (tab === 'settings' ? SettingsScreen : ListScreen);

export function NotificationsPage() {
  const { user } = useSession();
  const { query } = usePage();
  if (!user) return <LoginPrompt />;
  return query.tab === 'settings' ? <SettingsScreen key={user.id} /> : <ListScreen key={user.id} />;
}

NotificationsPage.prepare = (query: Query) => screenOf(query).load();
