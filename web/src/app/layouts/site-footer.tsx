import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/session/session-feature.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { Brand } from '#shared/ui/brand/brand.tsx';
import { mainNavigation } from './navigation-table.ts';
import styles from './site-footer.module.css';

function FooterColumn({ title, links }: { title: string; links: { key: string; text: string }[] }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(({ key, text }) => (
          <li key={key}>
            <PageLink to={key}>{text}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SiteFooter() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const member = [{ key: 'dashboard', text: t('account.dashboard') }];
  const guest = [
    { key: 'login', text: t('account.login') },
    { key: 'register', text: t('account.signUp') },
  ];
  return (
    <footer className={`${styles.footer} on-green`}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.about}>
          <Brand onGreen />
          <p>{t('footer.about')}</p>
        </div>
        <FooterColumn title={t('footer.explore')} links={mainNavigation.map(({ key, label }) => ({ key, text: t(label) }))} />
        <FooterColumn title={t('footer.account')} links={user ? member : guest} />
        <section>
          <h2 className={styles.title}>{t('footer.hours')}</h2>
          <p>{t('footer.businessHours')}</p>
        </section>
      </div>
      <p className={`container ${styles.small}`}>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
    </footer>
  );
}
