import { Bell, LifeBuoy, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { Art } from '#shared/content/art.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { AddressForm } from '#shared/form/address-form.tsx';
import { i18n } from '#shared/i18n/i18n.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { SiteFacts } from '#shared/ui/site-facts.tsx';
import { artOf, comingSoonPage } from './coming-soon-pages.ts';
import type { ComingSoonPage } from './coming-soon-pages.ts';
import styles from './coming-soon-screen.module.css';
import { Countdown } from './countdown.tsx';

export function comingSoonHead(key: string): PageHead {
  const page = comingSoonPage(key);
  if (!page) throw new Error(`no coming-soon page is announced at ${key}`);
  return { description: i18n.t(`coming-soon:page.${page.name}.text`) };
}

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

const confirmationLasts = 3000;

const words = {
  label: 'coming-soon:notify.label',
  hint: 'coming-soon:notify.hint',
  submit: 'coming-soon:notify.submit',
  done: 'coming-soon:notify.done',
  required: 'coming-soon:notify.problem.required',
  invalid: 'coming-soon:notify.problem.invalid',
  failed: 'coming-soon:notify.problem.failed',
} as const;

/** Asks for an e-mail address to write to once the page opens; the thanks give way to an empty form after three seconds. */
function NotifyForm({ waitsFor }: Pick<ComingSoonPage, 'waitsFor'>) {
  const [notifyMe] = contentEndpoints.usePostContentNotifyMeMutation();
  return (
    <div className={styles.notify}>
      <AddressForm
        id="email"
        words={words}
        icon={<Bell size={20} aria-hidden />}
        thanksLast={confirmationLasts}
        send={(address) => notifyMe({ body: { ...address, page: waitsFor } }).unwrap()}
      />
    </div>
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
