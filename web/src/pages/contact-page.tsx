import { ContactScreen, contactHead } from '../features/contact/contact-feature.ts';
import { FaqTeasers } from '../features/faq/faq-feature.ts';
import { useSession } from '../features/session/session-feature.ts';

export function ContactPage() {
  const { user } = useSession();
  return <ContactScreen key={user?.id} writer={user} questions={<FaqTeasers />} />;
}

ContactPage.head = contactHead;
