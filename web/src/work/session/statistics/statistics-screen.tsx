import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { formatSince } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { Section } from '#shared/content/section.tsx';
import { Skeleton, SkeletonBlock } from '#shared/content/skeleton.tsx';
import { WorkFigure, WorkFigures } from '#shared/work/work-figures.tsx';
import { WorkTimeline } from '#shared/work/work-timeline.tsx';
import { activityKey, figuresOf } from './profile-figures.ts';
import type { Activity, ProfileFigures } from './profile-figures.ts';
import { AchievementsPanel } from './achievements-panel.tsx';

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
