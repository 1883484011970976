import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Query } from '#shared/navigation/page-path.ts';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import type { User } from '#shared/api/types.ts';
import { lazyScreen } from '#shared/navigation/lazy-screen.tsx';
import { askHeadingFocus } from '#shared/navigation/navigation.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { Panel } from '#shared/work/panel.tsx';
import { Stack } from '#shared/content/stack.tsx';
import { WorkFacts } from '#shared/work/work-facts.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { useMemberFacts } from '../../features/session/member-fields.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileHead } from './profile-head.tsx';

const profileTabs = ['info', 'statistics', 'security', 'settings'] as const;
type ProfileTab = (typeof profileTabs)[number];

/** The part of the profile that the address names: the member's own facts unless it names another. */
function tabOf({ tab }: Query): ProfileTab {
  return profileTabs.find((name) => name === tab) ?? 'info';
}

const { putAuthProfile, putAuthChangePassword, deleteAuthSessionsById, deleteAuthSessions, deleteAuthDeactivate, postAuthSecondFactor } =
  authEndpoints.endpoints;

outcome(putAuthProfile, {
  done: (_saved, { body }) => (body.profileImage === null ? 'session:picture.removed' : 'session:profile.saved'),
  // What is wrong with the facts stands in their form.
  failed: (error, { body }) => (body.profileImage === null ? refusalText(error, 'session:profile.failed') : undefined),
});
outcome(putAuthChangePassword, { done: 'session:password.changed' });
outcome(deleteAuthSessionsById, { done: 'session:sessions.ended', failed: (error) => refusalText(error, 'session:sessions.endFailed') });
// Where the own session ends too, the session itself reports it.
outcome(deleteAuthSessions, { failed: (error) => refusalText(error, 'session:sessions.endFailed') });
outcome(deleteAuthDeactivate, { failed: (error) => refusalText(error, 'session:deactivate.failed') });
// What is wrong with a code stands in its form.
outcome(postAuthSecondFactor, { failed: (error) => refusalText(error, 'second-factor:failed') });

const StatisticsScreen = lazyScreen(async () => (await import('./statistics-screen.tsx')).StatisticsScreen);
const SecurityScreen = lazyScreen(async () => (await import('./security-screen.tsx')).SecurityScreen);
const SettingsScreen = lazyScreen(async () => (await import('./settings-screen.tsx')).SettingsScreen);

const otherParts = { statistics: StatisticsScreen, security: SecurityScreen, settings: SettingsScreen };

/** Fetches the code of the part that a query leads to; undefined when it is there. */
export function prepareProfile(query: Query): Promise<unknown> | undefined {
  const tab = tabOf(query);
  return tab === 'info' ? undefined : otherParts[tab].load();
}

function OwnFacts({ user }: { user: User }) {
  const { t } = useTranslation('session');
  return (
    <Panel tone="framed" title={t('profile.info')}>
      <WorkFacts facts={useMemberFacts(user)} />
    </Panel>
  );
}

function Part({ tab, user }: { tab: ProfileTab; user: User }) {
  if (tab === 'statistics') return <StatisticsScreen />;
  if (tab === 'security') return <SecurityScreen user={user} />;
  if (tab === 'settings') return <SettingsScreen />;
  return <OwnFacts user={user} />;
}

/** The member's profile: own facts, read or edited in their place; figures; password and devices; settings of the account. */
export function ProfileScreen({ user }: { user: User }) {
  const tab = tabOf(usePage().query);
  const [isEditing, setEditing] = useState(false);
  const edit = (isOpen: boolean) => {
    // The button that was pressed goes, and the form is longer than the facts.
    askHeadingFocus();
    setEditing(isOpen);
    scrollTo({ top: 0 });
  };
  return (
    <div className={workPage}>
      {isEditing && tab === 'info' ? (
        <ProfileForm user={user} onDone={() => edit(false)} />
      ) : (
        <Stack>
          <ProfileHead user={user} onEdit={tab === 'info' ? () => edit(true) : undefined} />
          <Part tab={tab} user={user} />
        </Stack>
      )}
    </div>
  );
}
