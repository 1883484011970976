import { LegalScreen, legalHead } from '../features/legal/legal-feature.ts';
import { usePage } from '#shared/navigation/use-page.ts';

export function LegalPage() {
  const { key } = usePage();
  return <LegalScreen pageKey={key} />;
}

LegalPage.head = legalHead;
