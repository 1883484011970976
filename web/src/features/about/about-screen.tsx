import { Calculator, ClipboardCheck, Gift, Languages, LockKeyhole, PawPrint } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Art } from '#shared/content/art.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { i18n } from '#shared/i18n/i18n.ts';
import { breadcrumbs } from '#shared/navigation/breadcrumbs.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import { ActionLink } from '#shared/ui/button.tsx';
import styles from './about-screen.module.css';

/** Who runs the site, as search engines read it. */
export function aboutHead(): PageHead {
  const description = i18n.t('about:text');
  const organization = {
    '@type': 'Organization',
    name: 'Paltu',
    alternateName: 'پالتو',
    url: `${location.origin}/`,
    description,
    areaServed: 'PK',
  };
  return { description, data: [organization, breadcrumbs([{ key: 'about', name: i18n.t('about:title') }])] };
}

const values = [
  { name: 'checked', Icon: ClipboardCheck },
  { name: 'animal', Icon: PawPrint },
  { name: 'honest', Icon: Calculator },
  { name: 'private', Icon: LockKeyhole },
  { name: 'both', Icon: Languages },
  { name: 'free', Icon: Gift },
] as const;

function Values() {
  const { t } = useTranslation('about');
  return (
    <section aria-labelledby="values">
      <h2 id="values">{t('values.title')}</h2>
      <ul className={styles.values}>
        {values.map(({ name, Icon }) => (
          <li key={name}>
            <span className={styles.sign}>
              <Icon size={22} aria-hidden />
            </span>
            <h3>{t(`values.${name}`)}</h3>
            <p>{t(`values.${name}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AboutScreenProps {
  /** How much there is of everything. */
  figures: ReactNode;
}

/** Who we are: mission, vision, how much we are, what we hold to. */
export function AboutScreen({ figures }: AboutScreenProps) {
  const { t } = useTranslation('about');
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <PageHeading>{t('title')}</PageHeading>
          <p className={styles.text}>{t('text')}</p>
        </div>
        <Art name="hero-parrot" className={styles.window} />
      </div>
      <div className={styles.pair}>
        {(['mission', 'vision'] as const).map((name) => (
          <section key={name} className={styles[name]} aria-labelledby={name}>
            <h2 id={name}>{t(`${name}.title`)}</h2>
            <p>{t(`${name}.text`)}</p>
          </section>
        ))}
      </div>
      {figures}
      <Values />
      <section className={styles.how} aria-labelledby="how">
        <h2 id="how">{t('how.title')}</h2>
        <p>{t('how.text')}</p>
        <div className={styles.actions}>
          <ActionLink to="pets" kind="primary">
            {t('actions.pets')}
          </ActionLink>
          <ActionLink to="faq">{t('actions.faq')}</ActionLink>
          <ActionLink to="contact">{t('actions.contact')}</ActionLink>
        </div>
      </section>
    </div>
  );
}
