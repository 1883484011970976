import { contactHead, ContactScreen } from '../features/contact/contact-screen.tsx';
import { FaqTeasers } from '../features/faq/faq-answers.tsx';
import { useSession } from '../features/session/use-session.ts';

export function ContactPage() {
  const { user } = useSession();
  return <ContactScreen key={user?.id} writer={user} questions={<FaqTeasers />} />;
}

ContactPage.head = contactHead;
