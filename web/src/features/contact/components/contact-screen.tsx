import { Clock, Flag, LockKeyhole, Stethoscope } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { BusinessHours } from '#shared/ui/business-hours.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SiteFacts } from '#shared/ui/site-facts.tsx';
import { ContactForm } from './contact-form.tsx';
import type { Writer } from './contact-form.tsx';
import styles from './contact-screen.module.css';

function Card({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li>
      <span className={styles.sign}>{icon}</span>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}

function GoodToKnow() {
  const { t } = useTranslation('contact');
  return (
    <section className={styles.info} aria-labelledby="good-to-know">
      <h2 id="good-to-know">{t('info.title')}</h2>
      <ul>
        <Card icon={<Clock size={22} aria-hidden />} title={t('info.hours')}>
          <p>
            <BusinessHours />
          </p>
        </Card>
        <Card icon={<Flag size={22} aria-hidden />} title={t('info.listing')}>
          <p>{t('info.listingText')}</p>
        </Card>
        <Card icon={<Stethoscope size={22} aria-hidden />} title={t('info.urgent')}>
          <p>{t('info.urgentText')}</p>
        </Card>
        <Card icon={<LockKeyhole size={22} aria-hidden />} title={t('info.privacy')}>
          <p>{t('info.privacyText')}</p>
          <PageLink to="privacy">{t('info.privacyLink')}</PageLink>
        </Card>
      </ul>
    </section>
  );
}

interface ContactScreenProps {
  writer: Writer;
  /** What others have asked, from the page of questions. */
  questions: ReactNode;
}

/** Where one writes to us, and what one may want to know before. */
export function ContactScreen({ writer, questions }: ContactScreenProps) {
  const { t } = useTranslation('contact');
  return (
    <div className={`container ${styles.page}`}>
      <header>
        <PageHeading>{t('title')}</PageHeading>
        <p className={styles.text}>{t('text')}</p>
        <SiteFacts part="contact" className={styles.facts} />
      </header>
      <div className={styles.columns}>
        <ContactForm writer={writer} />
        <GoodToKnow />
      </div>
      <section className={styles.questions} aria-labelledby="questions">
        <h2 id="questions">{t('questions.title')}</h2>
        {questions}
        <p>
          <PageLink to="faq">{t('questions.all')}</PageLink>
        </p>
      </section>
    </div>
  );
}
