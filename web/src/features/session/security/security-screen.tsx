import type { User } from '#shared/api/types.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** The member's password, and the devices that are logged in. */
export function SecurityScreen({ user }: { user: User }) {
  return (
    <>
      <ChangePasswordForm email={user.email} />
      <SessionsPanel />
    </>
  );
}
