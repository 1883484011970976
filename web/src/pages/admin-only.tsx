import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { lacksSecondFactor } from '../features/session/lacks-second-factor.ts';
import { useSession } from '../features/session/use-session.ts';
import type { User } from '#shared/api/types.ts';
import { loadStrings } from '#shared/i18n/i18n.ts';
import { credentials } from '#shared/transport/transport.ts';
import { ForbiddenPanel, LoginPrompt } from '#shared/content/states.tsx';

type Gate = ComponentType<{ onDone: () => void }>;

const loadGate = async (): Promise<Gate> => {
  const load = () => import('../work/session/second-factor-gate.tsx');
  const [{ SecondFactorGate }] = await Promise.all([load(), loadStrings(['second-factor', 'session', 'errors'])]);
  return SecondFactorGate;
};

/** The page that turns a second factor on, whose code comes when it is needed. */
function LateGate({ onDone }: { onDone: () => void }) {
  const [loaded, setLoaded] = useState<{ Gate: Gate }>();
  useEffect(() => {
    let isHere = true;
    void loadGate().then((Gate) => isHere && setLoaded({ Gate }));
    return () => {
      isHere = false;
    };
  }, []);
  return loaded && <loaded.Gate onDone={onDone} />;
}

/** What only admins are shown; others see why not, and nothing is asked of the API for them. */
export function AdminOnly({ children }: { children: (admin: User) => ReactNode }) {
  const { user, isAdmin } = useSession();
  const [isLacking, setLacking] = useState(() => lacksSecondFactor(credentials.read()?.token));
  if (!user) return <LoginPrompt />;
  if (!isAdmin) return <ForbiddenPanel />;
  return isLacking ? <LateGate onDone={() => setLacking(false)} /> : children(user);
}
