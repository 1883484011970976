import { Lock, Plus, Repeat, Trash2, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { instantAt } from '@paltu/reference';
import { useState } from 'react';
import { isApiError } from '#shared/api/api-error.ts';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { isSettled } from '#shared/api/is-settled.ts';
import type { VetSlot } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { timesOfVet } from '#shared/vet/times-of-vet.ts';
import { formatDay } from '#shared/format/format.ts';
import { Button, ActionLink } from '#shared/work/button.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import type { SlotDay } from '#shared/vet/slot-days.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { ErrorState } from '#shared/content/states.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { MonthCalendar } from '#shared/work/month-calendar.tsx';
import { dayAfter, daysFrom, slotDays, todayInPakistan } from '#shared/vet/slot-days.ts';
import { slotsPlace } from '../own-vet.ts';
import { inCalls, rangeOf, furthestDays } from './slot-plan.ts';
import type { SlotWish } from './slot-plan.ts';
import styles from './slots.module.css';
import { WeeklyHoursButton } from './weekly-hours.tsx';
import { AddDialog, RepeatDialog } from './slot-dialogs.tsx';

/** Adds and deletes the slots of a vet. */
function useSlots(vetId: string) {
  const [add, adding] = vetsEndpoints.usePostVetsSlotsMutation();
  const [remove, removing] = vetsEndpoints.useDeleteVetsSlotsMutation();
  const dispatch = useAppDispatch();
  const isBusy = adding.isLoading || removing.isLoading;
  // Also after a refusal: another device may have changed them.
  const readAgain = () => dispatch(vetsEndpoints.util.invalidateTags([...timesOfVet(vetId)]));
  return {
    isBusy,
    /** Answers whether all of them are there now; of several calls the first that fails ends it. */
    open: async (wishes: readonly SlotWish[]): Promise<boolean> => {
      let error: unknown;
      for (const slots of inCalls(wishes)) {
        if (error === undefined) ({ error } = await add({ body: { slots } }));
      }
      readAgain();
      return error === undefined;
    },
    /** Answers whether the question is settled, by the deletion or by a refusal. */
    remove: async (slots: readonly VetSlot[]): Promise<boolean> => {
      const { error } = await remove({ body: { slots: slots.map(({ id }) => ({ id })) } });
      readAgain();
      return error === undefined || (isApiError(error) && isSettled(error));
    },
  };
}

interface DayActions {
  onAdd: (date: string) => void;
  onRepeat: (day: SlotDay<VetSlot>) => void;
  onRemove: (slot: VetSlot) => void;
}

/** One slot: free, with the way to delete it, or booked: then it stays. */
function SlotRow({ slot, onRemove }: { slot: VetSlot; onRemove: (slot: VetSlot) => void }) {
  const { t } = useTranslation('vet-profile');
  const range = rangeOf(slot);
  return (
    <li className={styles.slot}>
      <bdi dir="ltr">{range}</bdi>
      {slot.status === 'booked' ? (
        <Pill tone="info" icon={<Lock size={16} aria-hidden />}>
          {t('slots.booked')}
        </Pill>
      ) : (
        <Button
          size="small"
          kind="text"
          label={t('slots.delete', { range })}
          icon={<Trash2 size={20} aria-hidden />}
          onClick={() => onRemove(slot)}
        />
      )}
    </li>
  );
}

/** The slots of one day, and the ways to more of them. */
function DaySlots({ day, onAdd, onRepeat, onRemove }: { day: SlotDay<VetSlot> } & DayActions) {
  const { t, i18n } = useTranslation('vet-profile');
  const name = formatDay(i18n.language, day.date);
  const id = `day-${day.date}`;
  useKeptFocus(day.slots.length, id);
  return (
    <section aria-labelledby={id} className={styles.day}>
      <h2 id={id} tabIndex={-1}>
        {name}
      </h2>
      {day.slots.length === 0 && <p className={styles.soft}>{t('slots.none')}</p>}
      {day.slots.length > 0 && (
        <ul>
          {day.slots.map((slot) => (
            <SlotRow key={slot.id} slot={slot} onRemove={onRemove} />
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <Button size="small" icon={<Plus size={18} aria-hidden />} onClick={() => onAdd(day.date)}>
          {t('slots.add')} <span className="visually-hidden">{name}</span>
        </Button>
        {day.slots.length > 0 && (
          <Button size="small" icon={<Repeat size={18} aria-hidden />} onClick={() => onRepeat(day)}>
            {t('slots.repeat')} <span className="visually-hidden">{name}</span>
          </Button>
        )}
      </div>
    </section>
  );
}

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
      <WeeklyHoursButton known={slots} isBusy={isBusy} onAdd={(wishes, onDone) => void add(wishes, onDone)} />
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
