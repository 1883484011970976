import { instantAt } from '@paltu/reference';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { VetSlot } from '#shared/api/types.ts';
import { formatDay } from '#shared/format/format.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { ActionLink } from '#shared/work/button.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { MonthCalendar } from '#shared/work/month-calendar.tsx';
import type { SlotDay } from '#shared/vet/slot-days.ts';
import { dayAfter, daysFrom, slotDays, todayInPakistan } from '#shared/vet/slot-days.ts';
import { slotsPlace } from '../model/own-vet.ts';
import { AddDialog } from './add-dialog.tsx';
import { DaySlots } from './day-slots.tsx';
import { RepeatDialog } from './repeat-dialog.tsx';
import { furthestDays } from './slot-plan.ts';
import type { SlotWish } from './slot-plan.ts';
import styles from './slots.module.css';
import { useSlots } from './use-slots.ts';

const week = 7;

/** The first day that is shown: that of the address, else today. */
const firstOf = ({ from = '' }: Query): string => {
  const today = todayInPakistan();
  return instantAt({ date: from, time: '00:00' }) === undefined || from < today ? today : from;
};

/** The address of the week that begins with a day. */
const placeOf = (from: string): Query => (from <= todayInPakistan() ? { ...slotsPlace, from: '' } : { ...slotsPlace, from });

function Weeks({ first }: { first: string }) {
  const { t, i18n } = useTranslation(['vet-profile', 'vet']);
  const today = todayInPakistan();
  return (
    <nav aria-label={t('slots.weeks')} className={styles.weeks}>
      {first > today && (
        <ActionLink
          to="vet-profile-page"
          query={placeOf(dayAfter(first, -week))}
          icon={<ChevronLeft size={20} className="mirrors" aria-hidden />}
        >
          {t('slots.weekBefore')}
        </ActionLink>
      )}
      <ActionLink
        to="vet-profile-page"
        query={placeOf(dayAfter(first, week))}
        isIconLast
        icon={<ChevronRight size={20} className="mirrors" aria-hidden />}
      >
        {t('slots.weekAfter')}
      </ActionLink>
      <p>
        {t('slots.week', {
          first: formatDay(i18n.language, first, 'short'),
          last: formatDay(i18n.language, dayAfter(first, week - 1), 'short'),
        })}{' '}
        · {t('vet:slot.pakistanTime')}
      </p>
    </nav>
  );
}

/** Three months of one's own times: a filled dot where some are free, a ring where all are booked. */
function Months({ first, slots }: Omit<WeekProps, 'vetId'>) {
  const { t } = useTranslation('vet-profile');
  const byDay = new Map(slotDays(slots).map((day) => [day.date, day.slots]));
  const today = todayInPakistan();
  return (
    <MonthCalendar
      label={t('slots.months')}
      day={first}
      min={today}
      max={dayAfter(today, furthestDays)}
      to="vet-profile-page"
      queryOf={placeOf}
      mark={(date) => {
        const held = byDay.get(date);
        if (!held) return undefined;
        const free = held.filter(({ status }) => status !== 'booked').length;
        return { text: t('slots.held', { free, count: held.length }), isFull: free === 0 };
      }}
    />
  );
}

interface WeekProps {
  vetId: string;
  first: string;
  slots: readonly VetSlot[];
}

function Week({ vetId, first, slots }: WeekProps) {
  const [adding, setAdding] = useState<string>();
  const [repeating, setRepeating] = useState<SlotDay<VetSlot>>();
  const { isBusy, open, remove } = useSlots(vetId);
  const byDay = new Map(slotDays(slots).map((day) => [day.date, day]));
  const add = async (wishes: SlotWish[], onDone: () => void) => {
    if (!isBusy && (await open(wishes))) onDone();
  };
  return (
    <>
      <div className={styles.days}>
        {daysFrom(first, week).map((date) => (
          <DaySlots
            key={date}
            day={byDay.get(date) ?? { date, slots: [] }}
            onAdd={setAdding}
            onRepeat={setRepeating}
            onRemove={(slot) => void (isBusy || remove([slot]))}
          />
        ))}
      </div>
      <AddDialog
        date={adding}
        known={slots}
        isBusy={isBusy}
        onClose={() => setAdding(undefined)}
        onAdd={(wishes) => void add(wishes, () => setAdding(undefined))}
      />
      <RepeatDialog
        day={repeating}
        known={slots}
        isBusy={isBusy}
        onClose={() => setRepeating(undefined)}
        onRepeat={(wishes) => void add(wishes, () => setRepeating(undefined))}
      />
    </>
  );
}

/** The times that a vet offers, a week at a time. */
export function SlotsScreen({ vetId }: { vetId: string }) {
  const { t } = useTranslation('vet-profile');
  const first = firstOf(usePage().query);
  const { data, isError, isFetching, refetch } = vetsEndpoints.useGetVetsUserSlotsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Weeks first={first} />
      {data && (
        <div className={styles.planner}>
          <Months first={first} slots={data.slots} />
          <div>
            <Week vetId={vetId} first={first} slots={data.slots} />
          </div>
        </div>
      )}
      {!data && !isError && (
        <Skeleton label={t('slots.loading')}>
          <SkeletonStack gap={3} shapes={['heading', 'line', 'line', 'heading', 'line', 'line']} />
        </Skeleton>
      )}
      {!data && isError && (
        <ErrorState title={t('slots.error')} text={t('slots.errorText')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </>
  );
}
