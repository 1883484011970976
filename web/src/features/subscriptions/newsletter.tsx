import { useId } from 'react';
import { loadStrings } from '#shared/i18n/i18n.ts';
import { lateNear } from '#shared/ui/late.ts';
import styles from './newsletter.module.css';

interface Look {
  look: 'panel' | 'line';
}

// Most people come for something else.
const LateForm = lateNear<Look>(async () => {
  const [{ NewsletterForm }] = await Promise.all([import('./newsletter-form.tsx'), loadStrings(['subscriptions', 'errors'])]);
  return NewsletterForm;
});

/** The form for the newsletter, whose code comes when it is near. */
export function LateNewsletterForm({ look }: Look) {
  return (
    <div className={look === 'panel' ? styles.formPanel : styles.line}>
      <LateForm look={look} />
    </div>
  );
}

/** The form for the newsletter as one line on green; not where the page asks for the same. */
export function NewsletterBox() {
  return (
    <div className={styles.box}>
      <LateNewsletterForm look="line" />
    </div>
  );
}

/** A part of a page that asks for subscriptions to the newsletter. */
export function NewsletterPanel({ title }: { title: string }) {
  const id = useId();
  return (
    <div className="container">
      <section className={styles.panel} aria-labelledby={id} data-newsletter="panel">
        <h2 id={id}>{title}</h2>
        <LateNewsletterForm look="panel" />
      </section>
    </div>
  );
}
