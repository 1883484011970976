import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/session/session-feature.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { Brand } from '#shared/ui/brand/brand.tsx';
import { AccountButton } from './account-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { mainNavigation } from './navigation-table.ts';
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

export function SiteHeader({ isAdmin = false }: { isAdmin?: boolean }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  return (
    <header className={`${styles.header} ${isAdmin ? `${styles.green} on-green` : ''}`}>
      <div className={isAdmin ? styles.wide : `container ${styles.row}`}>
        <PageLink to="home" className={styles.brand} aria-label={t('nav.brandHome')}>
          <Brand onGreen={isAdmin} />
        </PageLink>
        {isAdmin ? <div id="header-extras" className={styles.extras} /> : <MainNavigation />}
        <div className={styles.end}>
          <LanguageSwitch onGreen={isAdmin} />
          {user ? <AccountButton user={user} /> : <GuestLinks />}
        </div>
      </div>
    </header>
  );
}
