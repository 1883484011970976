import { useId } from 'react';
import styles from './newsletter-panel.module.css';
import { LateNewsletterForm } from './newsletter/late-newsletter-form.tsx';

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
