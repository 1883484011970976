import { LifeBuoy, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { Art } from '#shared/content/art.tsx';
import { BackLink } from '#shared/content/back-link.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SiteFacts } from '#shared/ui/site-facts.tsx';
import { artOf, comingSoonPage } from '../model/coming-soon-pages.ts';
import type { ComingSoonPage } from '../model/coming-soon-pages.ts';
import styles from './coming-soon-screen.module.css';
import { Countdown } from './countdown.tsx';
import { NotifyForm } from './notify-form.tsx';

function Teasers({ group }: Pick<ComingSoonPage, 'group'>) {
  const { t } = useTranslation('coming-soon');
  return (
    <section className={styles.teasers}>
      <h2>{t('teasers')}</h2>
      <ul>
        {(['a', 'b', 'c'] as const).map((card) => (
          <li key={card}>
            <h3>{t(`teaser.${group}.${card}`)}</h3>
            <p>{t(`teaser.${group}.${card}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A page whose area is not built yet: what it will be, when, and who is notified first. */
export function ComingSoonScreen() {
  const { t } = useTranslation('coming-soon');
  const { key } = usePage();
  const page = comingSoonPage(key);
  if (!page) throw new Error(`no coming-soon page is announced at ${key}`);
  const { name, back, group, waitsFor } = page;
  return (
    <div className={`container ${styles.page}`}>
      <BackLink to={back}>{t(`back.${back}`)}</BackLink>
      <div className={styles.head}>
        <div>
          <p className={styles.sign}>
            <Sparkles size={18} aria-hidden />
            {t('soon')}
          </p>
          <PageHeading>{t(`page.${name}.title`)}</PageHeading>
          <p className={styles.text}>{t(`page.${name}.text`)}</p>
          <Countdown of={waitsFor} />
          <NotifyForm waitsFor={waitsFor} />
        </div>
        <Art name={artOf[group]} className={styles.window} />
      </div>
      <Teasers group={group} />
      <p className={styles.support}>
        <LifeBuoy size={20} aria-hidden />
        <PageLink to="contact">{t('support')}</PageLink>
      </p>
      <SiteFacts part="social" className={styles.facts} />
    </div>
  );
}
