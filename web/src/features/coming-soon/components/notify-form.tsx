import { Bell } from 'lucide-react';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { AddressForm } from '#shared/form/address-form.tsx';
import type { ComingSoonPage } from '../model/coming-soon-pages.ts';
import styles from './coming-soon-screen.module.css';

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
export function NotifyForm({ waitsFor }: Pick<ComingSoonPage, 'waitsFor'>) {
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
