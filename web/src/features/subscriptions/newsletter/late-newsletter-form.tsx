import { loadStrings } from '#shared/i18n/i18n.ts';
import { late } from '#shared/ui/late.ts';
import styles from './late-newsletter-form.module.css';

interface Look {
  look: 'panel' | 'line';
}

// Most people come for something else.
const LateForm = late<Look>(async () => {
  const [{ NewsletterForm }] = await Promise.all([import('./newsletter-form.tsx'), loadStrings(['subscriptions', 'errors'])]);
  return NewsletterForm;
});

/** The form for the newsletter, whose code comes once the page stands. */
export function LateNewsletterForm({ look }: Look) {
  return (
    <div className={styles[look]}>
      <LateForm look={look} />
    </div>
  );
}
