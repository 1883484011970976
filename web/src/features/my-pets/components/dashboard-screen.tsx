import { useEffect } from 'react';
import type { User } from '#shared/api/types.ts';
import { currentVisit, keptScroll } from '#shared/navigation/navigation.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { placeOf } from '../model/dashboard-place.ts';
import type { DashboardPlace } from '../model/dashboard-place.ts';
import { AddPetScreen } from './wizard/add-pet-screen.tsx';
import { DashboardNav } from './dashboard-nav.tsx';
import styles from './dashboard-screen.module.css';
import { EditPetScreen } from './edit/edit-pet-screen.tsx';
import { MyPetsScreen } from './list/my-pets-screen.tsx';
import { OverviewScreen } from './overview/overview-screen.tsx';
import { ViewPetScreen } from './view/view-pet-screen.tsx';

type Member = Pick<User, 'id' | 'firstName'>;

/** Each place starts where it was left when one comes back to it, else at its top. */
function usePlaceScroll({ tab, mode, id, page }: DashboardPlace): void {
  useEffect(() => {
    const visit = currentVisit();
    if (visit.by !== 'load') scrollTo({ top: visit.by === 'pop' ? keptScroll(visit.id) : 0 });
  }, [tab, mode, id, page]);
}

function Place({ place, member }: { place: DashboardPlace; member: Member }) {
  if (place.tab === 'overview') return <OverviewScreen firstName={member.firstName} />;
  if (place.mode === 'view') return <ViewPetScreen id={place.id} />;
  if (place.mode === 'edit') return <EditPetScreen id={place.id} memberId={member.id} />;
  return <MyPetsScreen page={place.page} />;
}

/** The member's dashboard: an overview, and My Pets with its modes list, view, edit and add. */
export function DashboardScreen({ member }: { member: Member }) {
  const place = placeOf(usePage().query);
  usePlaceScroll(place);
  if (place.mode === 'add') return <AddPetScreen memberId={member.id} />;
  return (
    <div className={`container ${styles.layout}`}>
      <DashboardNav tab={place.tab} />
      <div className={styles.content}>
        <Place key={`${place.mode} ${place.id}`} place={place} member={member} />
      </div>
    </div>
  );
}
