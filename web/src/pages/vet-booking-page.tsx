import { useSession } from '../features/session/use-session.ts';
import { BookingScreen } from '../work/vets/booking/booking-screen.tsx';
import { usePage } from '#shared/navigation/use-page.ts';

export function VetBookingPage() {
  const { params } = usePage();
  const { user } = useSession();
  return <BookingScreen id={params.id ?? ''} memberId={user?.id ?? null} />;
}
