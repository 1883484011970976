import { ContactScreen } from '../features/contact/components/contact-screen.tsx';
import { contactHead } from '../features/contact/contact-head.ts';
import { FaqTeasers } from '../features/faq/faq-teasers.tsx';
import { useSession } from '../features/session/use-session.ts';

export function ContactPage() {
  const { user } = useSession();
  return <ContactScreen key={user?.id} writer={user} questions={<FaqTeasers />} />;
}

ContactPage.head = contactHead;
