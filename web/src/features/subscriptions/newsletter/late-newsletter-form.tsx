import { loadStrings } from '#shared/i18n/i18n.ts';
import { late } from '#shared/ui/late.ts';
import styles from './late-newsletter-form.module.css';

// Most people come for something else.
const LateForm = late<object>(async () => {
  const [{ NewsletterForm }] = await Promise.all([import('./newsletter-form.tsx'), loadStrings(['subscriptions', 'errors'])]);
  return NewsletterForm;
});

/** The form for the newsletter, whose code comes once the page stands. */
export function LateNewsletterForm() {
  return (
    <div className={styles.place}>
      <LateForm />
    </div>
  );
}
