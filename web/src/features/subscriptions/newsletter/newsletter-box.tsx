import { LateNewsletterForm } from './late-newsletter-form.tsx';
import styles from './newsletter-box.module.css';

/** The form for the newsletter as one line on green; not where the page asks for the same. */
export function NewsletterBox() {
  return (
    <div className={styles.box}>
      <LateNewsletterForm look="line" />
    </div>
  );
}
