import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { formatNumber, formatSince } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { FactList } from '#shared/ui/fact-list.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { Skeleton, SkeletonBlock } from '#shared/ui/skeleton.tsx';
import { activityKey, figuresOf } from './profile-figures.ts';
import type { Activity, ProfileFigures } from './profile-figures.ts';
import { AchievementsPanel } from './achievements-panel.tsx';
import styles from '../profile/profile-screen.module.css';

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
        <Panel title={t('work:area.statistics')}>
          <FactList
            look="rows"
            facts={counted.map(({ name, count }) => ({ name, label: t(`statistics.${name}`), value: formatNumber(count) }))}
          />
        </Panel>
      )}
      {activities.length > 0 && (
        <Panel title={t('statistics.activities')}>
          <ul>
            {activities.map(({ type, action, time }) => (
              <li key={`${type} ${action} ${time}`} className={styles.row}>
                <p>
                  <ActivityText type={type} action={action} />
                </p>
                <span className={styles.soft}>{formatSince(t, time)}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {achievements.length > 0 && <AchievementsPanel achievements={achievements} />}
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
