import { LegalScreen } from '../features/legal/components/legal-screen.tsx';
import { legalHead } from '../features/legal/legal-head.ts';
import { usePage } from '#shared/navigation/use-page.ts';

export function LegalPage() {
  const { key } = usePage();
  return <LegalScreen pageKey={key} />;
}

LegalPage.head = legalHead;
