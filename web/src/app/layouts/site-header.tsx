import { Bell, Plus, ShoppingBag, WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '#shared/content/brand/brand.tsx';
import { urduOutline } from '#shared/content/brand/urdu-outlines.ts';
import { formatNumber } from '#shared/format/format.ts';
import { switchLanguage } from '#shared/i18n/i18n.ts';
import { languages } from '#shared/i18n/language.ts';
import type { Language } from '#shared/i18n/language.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { CountBadge } from '#shared/ui/count-badge.tsx';
import round from '#shared/ui/round-button.module.css';
import { useCartCount } from '../../features/cart/use-cart-count.ts';
import { LateNewsCount } from '../../features/notifications/late-news-count.ts';
import { useSession } from '../../features/session/use-session.ts';
import { AccountButton, HeaderMenu, HeaderSearch, ThemeButton } from './header-buttons.tsx';
import { listPet, mainNavigation } from './navigation-table.ts';
import styles from './site-header.module.css';

function MainNavigation() {
  const { t } = useTranslation('shell');
  const { key } = usePage();
  return (
    <nav aria-label={t('nav.label')} className={styles.nav}>
      {mainNavigation.map((entry) => (
        <PageLink key={entry.key} to={entry.key} className={styles.link} aria-current={key === entry.key ? 'page' : undefined}>
          {t(entry.label)}
        </PageLink>
      ))}
    </nav>
  );
}

function GuestLinks() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageLink to="login" className={styles.login}>
        {t('account.login')}
      </PageLink>
      <PageLink to="register" className={styles.signUp}>
        {t('account.signUp')}
      </PageLink>
    </>
  );
}

/** On a phone the tab bar leads to the account, and pages ask for the login themselves. */
function Account({ isAlwaysThere }: { isAlwaysThere: boolean }) {
  const { user } = useSession();
  if (!user)
    return (
      <span className={styles.account}>
        <GuestLinks />
      </span>
    );
  return (
    <span className={isAlwaysThere ? undefined : styles.account}>
      <AccountButton user={user} />
    </span>
  );
}

/** With how many products are in it. */
function CartLink() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const count = useCartCount(user?.id);
  const name = count === 0 ? t('nav.cart') : t('nav.cartWith', { count, amount: formatNumber(count) });
  return (
    <PageLink to="cart" className={`${round.box} ${round.round}`} title={name}>
      <ShoppingBag size={22} aria-hidden />
      {count === 0 && <span className="visually-hidden">{name}</span>}
      <CountBadge count={count} label={name} place="button" />
    </PageLink>
  );
}

/** What the member is notified of. */
function NotificationBell({ onGreen }: { onGreen: boolean }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  if (!user) return null;
  return (
    <PageLink to="notifications" className={`${round.box} ${round.round} ${onGreen ? round.onGreen : ''}`} title={t('nav.notifications')}>
      <Bell size={22} aria-hidden />
      <span className="visually-hidden">{t('nav.notifications')}</span>
      <LateNewsCount />
    </PageLink>
  );
}

function SiteActions() {
  const { t } = useTranslation('shell');
  const { key } = usePage();
  return (
    <>
      <CartLink />
      {key !== listPet.key && (
        <PageLink to={listPet.key} query={listPet.query} className={styles.listPet}>
          <Plus size={20} aria-hidden />
          {t('nav.listPet')}
        </PageLink>
      )}
    </>
  );
}

/** Two languages, so the switch is a button with the other one's own name. */
function LanguageSwitch({ onGreen = false }: { onGreen?: boolean }) {
  const { i18n, t } = useTranslation('shell');
  const other: Language = i18n.language === 'ur' ? 'en' : 'ur';
  return (
    <button
      type="button"
      lang={other}
      className={`${styles.switch} ${onGreen ? styles.onGreen : ''}`}
      title={t('language.title')}
      onClick={() => void switchLanguage(other).catch(() => toast.error(t('pageFailed')))}
    >
      {other === 'ur' ? (
        <svg viewBox={urduOutline.viewBox} role="img" aria-label={languages.ur.name}>
          <path d={urduOutline.path} />
        </svg>
      ) : (
        languages.en.name
      )}
    </button>
  );
}

function HeaderEnd({ isAdmin }: { isAdmin: boolean }) {
  return (
    <div className={styles.end}>
      {!isAdmin && <HeaderSearch />}
      <LanguageSwitch onGreen={isAdmin} />
      <span className={isAdmin ? undefined : styles.roomy}>
        <ThemeButton onGreen={isAdmin} />
      </span>
      {!isAdmin && <SiteActions />}
      <NotificationBell onGreen={isAdmin} />
      <Account isAlwaysThere={isAdmin} />
      {!isAdmin && <HeaderMenu />}
    </div>
  );
}

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

function OfflineBar() {
  const { t } = useTranslation('shell');
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.bar}>
          <WifiOff size={20} aria-hidden />
          {t('offline')}
        </p>
      )}
    </div>
  );
}

/** The head of every page; the offline bar is part of it, so that it stays in sight. */
export function SiteHeader({ isAdmin = false }: { isAdmin?: boolean }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  return (
    <header className={`${styles.header} ${isAdmin ? `${styles.green} on-green` : ''}`}>
      <div className={isAdmin ? styles.wide : `container ${styles.row} ${user ? styles.withBell : ''}`}>
        <PageLink to="home" className={styles.brand} aria-label={t('nav.brandHome')}>
          <Brand onGreen={isAdmin} />
        </PageLink>
        {isAdmin ? <div id="header-extras" className={styles.extras} /> : <MainNavigation />}
        <HeaderEnd isAdmin={isAdmin} />
      </div>
      {isAdmin && <div id="header-areas" className={styles.areas} />}
      <OfflineBar />
    </header>
  );
}
