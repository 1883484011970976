import { Keyboard, Menu as MenuIcon, PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaitingRequests } from '../../../features/adoption/use-waiting-requests.ts';
import { useUnread } from '../../../features/messages/use-unread.ts';
import { lacksSecondFactor } from '../../../features/session/lacks-second-factor.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { inboxLimit, useWaiting } from '../../../work/admin-inbox/use-waiting.ts';
import type { User } from '#shared/api/types.ts';
import { AntdFrame } from '#shared/antd/antd-frame.tsx';
import { Drawer } from '#shared/antd/drawer.ts';
import { Badge, Layout } from '#shared/antd/work.ts';
import { freshCount } from '#shared/api/fresh.ts';
import { whenIdle } from '#shared/flow/when-idle.ts';
import { isKnownSeller, keepRole, keptRole, rolesOf } from '#shared/navigation/kept-role.ts';
import type { WorkRole } from '#shared/navigation/kept-role.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { useWaitingParcels } from '#shared/shop/use-waiting-parcels.ts';
import { localStore } from '#shared/transport/safe-storage.ts';
import { credentials } from '#shared/transport/transport.ts';
import { useIsVet } from '#shared/vet/use-is-vet.ts';
import { KeyList } from '#shared/work/key-list.tsx';
import { useWindowIs } from '#shared/work/use-window-is.ts';
import { AdminAreas } from './admin-areas.tsx';
import { useCurrentInSight } from './use-current-in-sight.ts';
import { useFrameKeys } from './use-frame-keys.ts';
import { RoleSwitch } from './role-switch.tsx';
import { areaOf, areasOfWaiting, groupsOf, roleOf, waitingIn } from './work-areas.ts';
import type { WorkArea, WorkGroup } from './work-areas.ts';
import styles from './work-frame.module.css';
import { WorkMenu } from './work-menu.tsx';

const kept = 'paltu.menu';

/** As the reader left it. */
function useNarrowMenu() {
  const [chosen, choose] = useState(() => localStore.find(kept));
  const isNarrow = chosen === 'narrow';
  const turn = () => {
    const next = isNarrow ? 'wide' : 'narrow';
    localStore.set(kept, next);
    choose(next);
  };
  return { isNarrow, turn };
}

/** Whose menu is shown: chosen on this page, else the role that the page is of, which is remembered. */
function useRole(user: User | null) {
  const { key } = usePage();
  const [chosen, choose] = useState<{ role: WorkRole; key: string }>();
  if (chosen && chosen.key !== key) choose(undefined);
  const role = (chosen?.key === key ? chosen.role : roleOf(key)) ?? keptRole(user);
  useEffect(() => {
    if (user) keepRole(user, role);
  }, [user, role]);
  return { role, roles: rolesOf(user), choose: (next: WorkRole) => choose({ role: next, key }) };
}

type Waiting = Parameters<typeof WorkMenu>[0]['waiting'];

interface ShownMenuProps {
  groups: readonly WorkGroup[];
  role: ReturnType<typeof useRole>;
  waiting: Waiting;
  /** Lists the keys. */
  onKeys: () => void;
}

function DeskMenu({ groups, role, waiting, onKeys }: ShownMenuProps) {
  const { t } = useTranslation('work');
  const { key, query } = usePage();
  const nav = useCurrentInSight(areaOf(key, query)?.name);
  const { isNarrow, turn } = useNarrowMenu();
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <Layout.Sider className={styles.sider} width={264} collapsedWidth={72} collapsed={isNarrow} trigger={null} data-no-print>
      <nav ref={nav} aria-label={t('menu')} className={styles.nav}>
        <RoleSwitch {...role} waiting={waiting} isNarrow={isNarrow} />
        <WorkMenu groups={groups} waiting={waiting} isNarrow={isNarrow} />
        <button type="button" className={styles.turn} aria-label={t(isNarrow ? 'widen' : 'narrow')} onClick={turn}>
          <Icon size={20} className="mirrors" aria-hidden />
        </button>
        <button type="button" className={styles.turn} aria-label={t('keys.title')} onClick={onKeys}>
          <Keyboard size={20} aria-hidden />
        </button>
      </nav>
    </Layout.Sider>
  );
}

function PhoneMenu({ groups, role, waiting }: ShownMenuProps) {
  const { t, i18n } = useTranslation('work');
  const { key, query } = usePage();
  const [isOpen, setOpen] = useState(false);
  const area = areaOf(key, query);
  const count = role.roles.reduce((sum, name) => sum + waitingIn(name, waiting), 0);
  return (
    <div className={`${styles.bar} ${roleOf(key) === 'admin' ? `${styles.greenBar} on-green` : ''}`} data-no-print>
      <button type="button" className={styles.open} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <MenuIcon size={20} aria-hidden />
        {t('open', { area: area ? t(area.name) : '' })}
        {count > 0 && (
          <>
            <Badge count={count} size="small" className={styles.waiting} aria-hidden />
            <span className="visually-hidden">{t('waiting', { count })}</span>
          </>
        )}
      </button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        placement={i18n.dir() === 'rtl' ? 'right' : 'left'}
        size={300}
        title={t('menu')}
        closable={{ 'aria-label': t('close'), closeIcon: <X size={22} aria-hidden /> }}
        classNames={{ body: styles.drawer }}
      >
        <nav aria-label={t('menu')}>
          <RoleSwitch {...role} waiting={waiting} />
          <WorkMenu groups={groups} waiting={waiting} onFollow={() => setOpen(false)} />
        </nav>
      </Drawer>
    </div>
  );
}

/** Counts of other pages are asked for after what the page itself asks for. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

/** What waits in each area of admins; the inbox holds all of it, and asks for it by the same calls. */
function useAdminWaiting(isAdmin: boolean, role: WorkRole): Waiting {
  const isIdle = useIsIdle();
  const { key } = usePage();
  const mayAsk = isAdmin && !lacksSecondFactor(credentials.read()?.token);
  const waiting: Partial<Record<WorkArea['name'], number>> = {};
  // As long as the menu stands: other rows are other calls, whose counts would be missing until they are answered.
  const [limit] = useState(key === 'admin-inbox' ? inboxLimit : 1);
  for (const { kind, total = 0 } of useWaiting(limit, { ...freshCount(role === 'admin'), skip: !mayAsk || !isIdle }))
    for (const area of [areasOfWaiting[kind], 'area.inbox'] as const) waiting[area] = (waiting[area] ?? 0) + total;
  return waiting;
}

/** The menu of a role, with what waits for an answer in all of them. */
function RoleMenu({ Shown, role, waiting, onKeys }: Omit<ShownMenuProps, 'groups'> & { Shown: typeof DeskMenu }) {
  const requests = useWaitingRequests().data?.pagination.total;
  const messages = useUnread().unread?.messages;
  const { user } = useSession();
  const [isSeller, isIdle] = [role.role === 'vendor', useIsIdle()];
  const skip = !isIdle || !(isSeller || isKnownSeller(user?.id));
  const { toConfirm, toSend, returns } = useWaitingParcels({ ...freshCount(isSeller), skip }).data?.waiting ?? {};
  const parcels = [toConfirm, toSend, returns].reduce((sum, matter) => sum + (matter?.count ?? 0), 0);
  const all = { ...waiting, 'area.requests': requests, 'area.conversations': messages, 'area.parcels': parcels };
  return <Shown groups={groupsOf(role.role, useIsVet())} role={role} waiting={all} onKeys={onKeys} />;
}

function MenuFrame({ children }: { children: ReactNode }) {
  const { key } = usePage();
  const { user, isAdmin } = useSession();
  const keys = useFrameKeys();
  const isDesk = useWindowIs('(min-width: 1024px)');
  const isOfAdmins = roleOf(key) === 'admin';
  const role = useRole(user);
  const waiting = useAdminWaiting(isAdmin, role.role);
  const menu =
    isOfAdmins && isDesk ? (
      <AdminAreas groups={groupsOf('admin', false)} waiting={waiting} onKeys={keys.open} />
    ) : (
      <RoleMenu Shown={isDesk ? DeskMenu : PhoneMenu} role={role} waiting={waiting} onKeys={keys.open} />
    );
  return (
    <Layout hasSider={!isOfAdmins} className={`${styles.frame} ${isOfAdmins ? styles.admins : ''}`}>
      {user && menu}
      {children}
      <KeyList isOpen={keys.isOpen} keys={keys.listed} onClose={keys.close} />
    </Layout>
  );
}

interface WorkFrameProps {
  /** A form that has the window to itself: without the menu. */
  isAlone?: boolean;
  children: ReactNode;
}

/**
 * What stands around a work screen: the work areas in a column on a desk (those of admins in the green head), in a drawer on a phone. A visitor
 * has no work.
 */
export function WorkFrame({ isAlone = false, children }: WorkFrameProps) {
  return <AntdFrame>{isAlone ? children : <MenuFrame>{children}</MenuFrame>}</AntdFrame>;
}
