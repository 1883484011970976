import { LikeButton } from '../features/favourites/like-button.tsx';
import { ContactButton } from '../features/quick-contact/contact-button.tsx';
import { ReportButton } from '../features/reports/report-button.tsx';
import { useSession } from '../features/session/use-session.ts';
import { vetHead, VetScreen } from '../features/vets/vet-screen.tsx';
import { usePage } from '#shared/navigation/use-page.ts';

export function VetPage() {
  const { params } = usePage();
  const { user } = useSession();
  return (
    <VetScreen
      id={params.id ?? ''}
      viewerId={user?.id ?? null}
      contact={({ id, name }) => <ContactButton thing={{ kind: 'vet', id, name }} memberId={user?.id ?? null} />}
      report={({ id }) => <ReportButton thing={{ kind: 'vet', id }} memberId={user?.id ?? null} />}
      like={(vet, look) => <LikeButton kind="vet" thing={vet} look={look} />}
    />
  );
}

VetPage.asks = VetScreen.asks;
VetPage.head = vetHead;
