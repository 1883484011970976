import type { User } from '#shared/api/types.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SecondFactorPanel } from '../second-factor/second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** The member's password and second factor, and the devices that are logged in. */
export function SecurityScreen({ user }: { user: User }) {
  return (
    <>
      <ChangePasswordForm email={user.email} />
      <SecondFactorPanel />
      <SessionsPanel />
    </>
  );
}
