import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import type { Session } from '#shared/api/types.ts';
import { formatSince } from '#shared/format/format.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { Button } from '#shared/work/button.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { Skeleton, SkeletonBlock } from '#shared/content/skeleton.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { closed } from '../../../features/session/model/session-slice.ts';
import styles from '../profile/profile-screen.module.css';

const { useGetAuthSessionsQuery, useDeleteAuthSessionsMutation, useDeleteAuthSessionsByIdMutation } = authEndpoints;

const phones = /android|ios/i;

function SessionRow({ session: { id, device, lastUsedAt, isCurrent } }: { session: Session }) {
  const { t } = useTranslation(['session', 'shell']);
  const [end, { isLoading }] = useDeleteAuthSessionsByIdMutation();
  const name = [device.browser, device.system].filter((part) => part !== null).join(t('shell:comma')) || t('sessions.unknown');
  const Icon = phones.test(device.system ?? '') ? Smartphone : Monitor;
  return (
    <li className={styles.row}>
      <Icon size={24} aria-hidden />
      <p>
        <bdi>{name}</bdi>
        <br />
        <span className={styles.soft}>{t('sessions.used', { since: formatSince(t, lastUsedAt) })}</span>
      </p>
      {isCurrent && <Pill tone="approved">{t('sessions.this')}</Pill>}
      {!isCurrent && (
        <Button isBusy={isLoading} onClick={() => void end({ id })}>
          {t('sessions.end')}
          <span className="visually-hidden">
            {' '}
            <bdi>{name}</bdi>
          </span>
        </Button>
      )}
    </li>
  );
}

function LogOutEverywhere() {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  const [endAll, { isLoading }] = useDeleteAuthSessionsMutation();
  const logOut = async () => {
    const { error } = await endAll();
    if (error === undefined) dispatch(closed('session:sessions.endedAll'));
  };
  return (
    <Button kind="danger" className={styles.after} isBusy={isLoading} onClick={() => void logOut()}>
      {t('sessions.endAll')}
    </Button>
  );
}

/** The devices on which the member is logged in; each of the others can be logged out. */
export function SessionsPanel() {
  const { t } = useTranslation('session');
  const { data, isError, isFetching, refetch } = useGetAuthSessionsQuery();
  useKeptFocus(data?.sessions.length ?? 0);
  return (
    <Panel tone="framed" title={t('sessions.title')}>
      <p className={styles.soft}>{t('sessions.text')}</p>
      {data && (
        <>
          <ul className={styles.after}>
            {data.sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          <LogOutEverywhere />
        </>
      )}
      {!data && !isError && (
        <Skeleton className={styles.after}>
          <SkeletonBlock shape="line" />
          <SkeletonBlock shape="line" />
        </Skeleton>
      )}
      {!data && isError && <ErrorState title={t('sessions.error')} onRetry={() => void refetch()} isRetrying={isFetching} />}
    </Panel>
  );
}
