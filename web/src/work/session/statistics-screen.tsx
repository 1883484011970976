import { Award, Heart, House, Mail, PawPrint, Star } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/api/endpoint.ts';
import type { User } from '#shared/api/types.ts';
import { Progress } from '#shared/antd/details.ts';
import { formatNumber, formatSince } from '#shared/format/format.ts';
import { Panel } from '#shared/work/panel.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { Section } from '#shared/content/section.tsx';
import { Skeleton, SkeletonBlock } from '#shared/content/skeleton.tsx';
import { WorkFigure, WorkFigures } from '#shared/work/work-figures.tsx';
import { WorkTimeline } from '#shared/work/work-timeline.tsx';
import styles from './profile.module.css';

const counters = ['petsAdopted', 'ordersPlaced', 'messagesSent', 'appointments', 'reviewsGiven', 'profileViews'] as const;

/** `action` is what it is about: the name of a pet, or empty. */
type Activity = Answer<'getAuthProfile'>['user']['recentActivities'][number];

type Achievement = Answer<'getAuthProfile'>['user']['achievements'][number];

/** What the API counts of a member, as far as the services that are there know it. */
type Counted = Partial<Record<(typeof counters)[number], number>> & {
  recentActivities?: readonly Activity[];
  achievements?: readonly Achievement[];
};

const activityKeys = {
  'account.registered': 'activity.registered',
  'account.updated': 'activity.updated',
  'account.deactivated': 'activity.deactivated',
  'account.reactivated': 'activity.reactivated',
  'email.confirmed': 'activity.emailConfirmed',
  'password.changed': 'activity.passwordChanged',
  'role.changed': 'activity.roleChanged',
  'pet.listed': 'activity.petListed',
  'pet.published': 'activity.petPublished',
  'pet.liked': 'activity.petLiked',
  'adoption.requested': 'activity.adoptionRequested',
  'adoption.received': 'activity.adoptionReceived',
  'adoption.approved': 'activity.adoptionApproved',
  'adoption.completed': 'activity.adoptionCompleted',
  'appointment.booked': 'activity.appointmentBooked',
  'appointment.received': 'activity.appointmentReceived',
  'appointment.cancelled': 'activity.appointmentCancelled',
  'appointment.completed': 'activity.appointmentCompleted',
  'review.given': 'activity.reviewGiven',
  'review.received': 'activity.reviewReceived',
} as const satisfies Record<Activity['type'], string>;

/** The sentence about an activity; undefined for one that this app does not know yet. */
function activityKey(type: string) {
  return type in activityKeys ? activityKeys[type as keyof typeof activityKeys] : undefined;
}

const achievementKeys = {
  'verified-email': { name: 'achievement.verifiedEmail', rule: 'achievement.verifiedEmailRule' },
  'first-listing': { name: 'achievement.firstListing', rule: 'achievement.firstListingRule' },
  'first-like': { name: 'achievement.firstLike', rule: 'achievement.firstLikeRule' },
  'five-listings': { name: 'achievement.fiveListings', rule: 'achievement.fiveListingsRule' },
  'first-adoption': { name: 'achievement.firstAdoption', rule: 'achievement.firstAdoptionRule' },
} as const satisfies Record<Achievement['name'], object>;

/** What an achievement is called, and what it takes; undefined for one that this app does not know yet. */
function achievementWords(name: string) {
  return name in achievementKeys ? achievementKeys[name as keyof typeof achievementKeys] : undefined;
}

/** The figures that are there, in the order of the screen. */
function figuresOf(user: User & Counted) {
  return {
    counted: counters.flatMap((name) => {
      const count = user[name];
      return count === undefined ? [] : [{ name, count }];
    }),
    activities: user.recentActivities ?? [],
    achievements: user.achievements ?? [],
  };
}

type ProfileFigures = ReturnType<typeof figuresOf>;

const icons: Partial<Record<string, LucideIcon>> = { mail: Mail, paw: PawPrint, heart: Heart, star: Star, house: House } satisfies Record<
  Achievement['icon'],
  LucideIcon
>;

function AchievementRow({ name, icon, earned }: Achievement) {
  const { t } = useTranslation('session');
  const words = achievementWords(name);
  const Icon = icons[icon] ?? Award;
  return (
    <li className={styles.row}>
      <Icon size={24} aria-hidden className={earned ? styles.earned : styles.soft} />
      <p>
        {words ? t(words.name) : <bdi>{name}</bdi>}
        {words && (
          <>
            <br />
            <span className={styles.soft}>{t(words.rule)}</span>
          </>
        )}
      </p>
      <Pill tone={earned ? 'approved' : 'plain'}>{t(earned ? 'achievement.earned' : 'achievement.open')}</Pill>
    </li>
  );
}

/** What there is to earn: what the member has, and what it takes to get the rest. */
function AchievementsPanel({ achievements }: { achievements: readonly Achievement[] }) {
  const { t } = useTranslation('session');
  const earned = achievements.filter((one) => one.earned).length;
  const share = t('achievement.share', { earned: formatNumber(earned), total: formatNumber(achievements.length) });
  return (
    <Panel tone="framed" title={t('statistics.achievements')}>
      <p className={styles.soft}>{share}</p>
      <Progress percent={(100 * earned) / achievements.length} showInfo={false} aria-label={share} />
      <ul>
        {achievements.map((achievement) => (
          <AchievementRow key={achievement.name} {...achievement} />
        ))}
      </ul>
    </Panel>
  );
}

function ActivityText({ type, action }: Pick<Activity, 'type' | 'action'>) {
  const { t } = useTranslation(['session', 'work']);
  const key = activityKey(type);
  if (key === undefined) return <bdi>{action}</bdi>;
  if (action === '') return t(key, { name: action });
  return <NamedText sentence={(name) => t(key, { name })} name={action} />;
}

function Figures({ counted, activities, achievements }: ProfileFigures) {
  const { t } = useTranslation(['session', 'work']);
  return (
    <>
      {counted.length > 0 && (
        <Section title={t('work:area.statistics')}>
          <WorkFigures>
            {counted.map(({ name, count }) => (
              <WorkFigure key={name} label={t(`statistics.${name}`)} total={count} />
            ))}
          </WorkFigures>
        </Section>
      )}
      {achievements.length > 0 && <AchievementsPanel achievements={achievements} />}
      {activities.length > 0 && (
        <Panel tone="framed" title={t('statistics.activities')}>
          <WorkTimeline
            entries={activities.map(({ type, action, time }) => ({
              key: `${type} ${action} ${time}`,
              text: <ActivityText type={type} action={action} />,
              on: formatSince(t, time),
            }))}
          />
        </Panel>
      )}
    </>
  );
}

/** What has been counted of the member; a figure whose service is not there yet is left out. */
export function StatisticsScreen() {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = authEndpoints.useGetAuthProfileQuery();
  if (data) return <Figures {...figuresOf(data.user)} />;
  if (error) {
    return (
      <ErrorState
        title={t('profile.loadError')}
        text={errorText(error, t('profile.loadFailed'))}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <Skeleton>
      <SkeletonBlock shape="line" />
      <SkeletonBlock shape="line" />
      <SkeletonBlock shape="short" />
    </Skeleton>
  );
}
