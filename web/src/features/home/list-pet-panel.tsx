import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#shared/ui/button.tsx';
import styles from './ways.module.css';

/** For those who have a pet to give. */
export function ListPetPanel() {
  const { t } = useTranslation('home');
  return (
    <div className="container">
      <section className={styles.panel} aria-labelledby="home-list-pet">
        <div className={styles.listingWords}>
          <h2 id="home-list-pet">{t('list.title')}</h2>
          <p className={styles.listingText}>{t('list.text')}</p>
          <ActionLink kind="genda" size="large" to="dashboard" query={{ tab: 'pets', mode: 'add' }} icon={<Plus size={20} aria-hidden />}>
            {t('list.action')}
          </ActionLink>
        </div>
        <img src="/art/window-rabbit.svg" width="400" height="520" alt="" loading="lazy" className={styles.listingWindow} />
      </section>
    </div>
  );
}
