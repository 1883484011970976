import styles from './newsletter-box.module.css';
import { LateNewsletterForm } from './newsletter/late-newsletter-form.tsx';

/** The form for the newsletter as one line on green; not where the page asks for the same. */
export function NewsletterBox() {
  return (
    <div className={styles.box}>
      <LateNewsletterForm look="line" />
    </div>
  );
}
