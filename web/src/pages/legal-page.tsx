import { legalHead, LegalScreen } from '../features/legal/legal-screen.tsx';
import { usePage } from '#shared/navigation/use-page.ts';

export function LegalPage() {
  const { key } = usePage();
  return <LegalScreen pageKey={key} />;
}

LegalPage.head = legalHead;
