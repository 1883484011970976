import { useTranslation } from 'react-i18next';
import { NewsletterBox } from '../../features/subscriptions/newsletter.tsx';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { Brand } from '#shared/content/brand/brand.tsx';
import { BusinessHours } from '#shared/ui/business-hours.tsx';
import { SiteFacts } from '#shared/ui/site-facts.tsx';
import { footerColumns } from './navigation-table.ts';
import styles from './site-footer.module.css';

/** The foot of every page but wizards and the admin's: what the product is, every area, when the office answers. */
export function SiteFooter() {
  const { t } = useTranslation('shell');
  return (
    <footer className={`${styles.footer} on-green jhalar-above`}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.about}>
          <Brand onGreen />
          <p>{t('footer.about')}</p>
          <p>
            <strong className={styles.hours}>{t('footer.hours')}</strong>
            <BusinessHours />
          </p>
          <SiteFacts part="footer" className={styles.facts} />
        </div>
        {footerColumns.map(({ title, links }) => (
          <section key={title}>
            <h2 className={styles.title}>{t(title)}</h2>
            <ul>
              {links.map(({ key, label }) => (
                <li key={key}>
                  <PageLink to={key}>{t(label)}</PageLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className={styles.newsletter}>
          <NewsletterBox />
        </div>
      </div>
      <p className={`container ${styles.small}`}>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
    </footer>
  );
}
