import { Keyboard, Menu as MenuIcon, PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaitingRequests } from '../../../features/adoption/use-waiting-requests.ts';
import { useUnread } from '../../../features/messages/use-unread.ts';
import { lacksSecondFactor } from '../../../features/session/lacks-second-factor.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { useWaiting } from '../../../work/admin-inbox/use-waiting.ts';
import { AntdFrame } from '#shared/antd/antd-frame.tsx';
import { Drawer } from '#shared/antd/drawer.ts';
import { Layout } from '#shared/antd/work.ts';
import { whenIdle } from '#shared/flow/when-idle.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { localStore } from '#shared/transport/safe-storage.ts';
import { credentials } from '#shared/transport/transport.ts';
import { useIsVet } from '#shared/vet/use-is-vet.ts';
import { KeyList } from '#shared/work/key-list.tsx';
import { useWindowIs } from '#shared/work/use-window-is.ts';
import { AdminAreas } from './admin-areas.tsx';
import { useCurrentInSight } from './use-current-in-sight.ts';
import { useFrameKeys } from './use-frame-keys.ts';
import { areaOf, areasOfWaiting, groupsBeside } from './work-areas.ts';
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

type Waiting = Parameters<typeof WorkMenu>[0]['waiting'];

interface ShownMenuProps {
  groups: readonly WorkGroup[];
  waiting: Waiting;
  /** Lists the keys. */
  onKeys: () => void;
}

const isOfAdmins = (groups: readonly WorkGroup[]): boolean => groups.some(({ side }) => side === 'admin');

function DeskMenu({ groups, waiting, onKeys }: ShownMenuProps) {
  const { t } = useTranslation('work');
  const { key, query } = usePage();
  const nav = useCurrentInSight(areaOf(key, query)?.name);
  const { isNarrow, turn } = useNarrowMenu();
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <Layout.Sider className={styles.sider} width={264} collapsedWidth={72} collapsed={isNarrow} trigger={null} data-no-print>
      <nav ref={nav} aria-label={t('menu')} className={styles.nav}>
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

function PhoneMenu({ groups, waiting }: ShownMenuProps) {
  const { t, i18n } = useTranslation('work');
  const { key, query } = usePage();
  const [isOpen, setOpen] = useState(false);
  const area = areaOf(key, query);
  return (
    <div className={`${styles.bar} ${isOfAdmins(groups) ? `${styles.greenBar} on-green` : ''}`} data-no-print>
      <button type="button" className={styles.open} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <MenuIcon size={20} aria-hidden />
        {t('open', { area: area ? t(area.name) : '' })}
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
          <WorkMenu groups={groups} waiting={waiting} onFollow={() => setOpen(false)} />
        </nav>
      </Drawer>
    </div>
  );
}

/** The menu of a member, with what waits for an answer. */
function MemberMenu({ Shown, onKeys }: Pick<ShownMenuProps, 'onKeys'> & { Shown: typeof DeskMenu }) {
  const { key } = usePage();
  const waiting = useWaitingRequests().data?.pagination.total;
  const unread = useUnread().unread?.messages;
  return (
    <Shown groups={groupsBeside(key, useIsVet())} waiting={{ 'area.requests': waiting, 'area.conversations': unread }} onKeys={onKeys} />
  );
}

/** The menu of admins, with what waits in each area; the inbox holds all of it. */
function AdminMenu({ Shown, ...menu }: Pick<ShownMenuProps, 'groups' | 'onKeys'> & { Shown: typeof PhoneMenu }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const waiting: Partial<Record<WorkArea['name'], number>> = {};
  // After what the page itself asks for.
  for (const { kind, total = 0 } of useWaiting(1, !isIdle))
    for (const area of [areasOfWaiting[kind], 'area.inbox'] as const) waiting[area] = (waiting[area] ?? 0) + total;
  return <Shown {...menu} waiting={waiting} />;
}

function MenuFrame({ children }: { children: ReactNode }) {
  const { key } = usePage();
  const { user, isAdmin } = useSession();
  const keys = useFrameKeys();
  const groups = groupsBeside(key, false);
  const isDesk = useWindowIs('(min-width: 1024px)');
  const isAdmins = isOfAdmins(groups);
  const Admins = isDesk ? AdminAreas : PhoneMenu;
  const mayAsk = isAdmin && !lacksSecondFactor(credentials.read()?.token);
  const ofAdmins = mayAsk ? (
    <AdminMenu Shown={Admins} groups={groups} onKeys={keys.open} />
  ) : (
    <Admins groups={groups} waiting={{}} onKeys={keys.open} />
  );
  const menu = isAdmins ? ofAdmins : <MemberMenu Shown={isDesk ? DeskMenu : PhoneMenu} onKeys={keys.open} />;
  return (
    <Layout hasSider={!isAdmins} className={`${styles.frame} ${isAdmins ? styles.admins : ''}`}>
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
