import { LateNewsletterForm } from './late-newsletter-form.tsx';
import styles from './newsletter-box.module.css';

/** The form for the newsletter on a ground of its own, so that it stands on any colour. */
export function NewsletterBox() {
  return (
    <div className={styles.box}>
      <LateNewsletterForm />
    </div>
  );
}
