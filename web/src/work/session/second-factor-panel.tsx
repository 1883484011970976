import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import type { SecondFactor } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { credentials, refreshSession } from '#shared/transport/transport.ts';
import { Button } from '#shared/work/button.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { Skeleton, SkeletonBlock } from '#shared/content/skeleton.tsx';
import { Stack } from '#shared/content/stack.tsx';
import { AppSecret, CodeForm, RecoveryCodes } from './second-factor-codes.tsx';
import styles from './second-factor.module.css';

type Stage =
  | { is: 'state' }
  | { is: 'setup'; secret: string; uri: string }
  | { is: 'renewing' }
  | { is: 'turningOff' }
  | { is: 'codes'; codes: readonly string[] };

const made = 10;

interface StageProps {
  state: SecondFactor;
  show: (stage: Stage) => void;
}

function OffState({ state: { isRequired }, show }: StageProps) {
  const { t } = useTranslation('second-factor');
  const [begin, { isLoading }] = authEndpoints.usePostAuthSecondFactorMutation();
  const start = async () => {
    const { data } = await begin();
    if (data !== undefined) show({ is: 'setup', ...data });
  };
  return (
    <Stack gap={4}>
      <p>{t(isRequired ? 'required' : 'text')}</p>
      <p>
        <Button
          kind={isRequired ? 'primary' : 'outlined'}
          isBusy={isLoading}
          icon={<ShieldCheck size={20} aria-hidden />}
          onClick={() => void start()}
        >
          {t('turnOn')}
        </Button>
      </p>
    </Stack>
  );
}

function OnState({ state: { since, recoveryCodesLeft, isRequired }, show }: StageProps) {
  const { t, i18n } = useTranslation('second-factor');
  return (
    <Stack gap={4}>
      <p>
        {t('on', { date: since === null ? '' : formatDate(i18n.language, since) })}
        <br />
        {t('codes.left', { left: recoveryCodesLeft, made })}
      </p>
      {isRequired && <p>{t('kept')}</p>}
      <div className={styles.actions}>
        <Button onClick={() => show({ is: 'renewing' })}>{t('codes.renew')}</Button>
        {!isRequired && (
          <Button kind="danger" onClick={() => show({ is: 'turningOff' })}>
            {t('turnOff')}
          </Button>
        )}
      </div>
    </Stack>
  );
}

function useFactorCalls(state: SecondFactor, show: (stage: Stage) => void) {
  const { t } = useTranslation('second-factor');
  const dispatch = useAppDispatch();
  const [confirm] = authEndpoints.usePostAuthSecondFactorConfirmMutation();
  const [renew] = authEndpoints.usePostAuthSecondFactorRecoveryCodesMutation();
  const [turnOff] = authEndpoints.useDeleteAuthSecondFactorMutation();
  const changed = () => void dispatch(authEndpoints.util.invalidateTags(['SecondFactor', 'Session']));
  return {
    confirm: async (code: string) => {
      const { recoveryCodes } = await confirm({ body: { code } }).unwrap();
      const before = credentials.read();
      // The token of an admin who had none opens nothing that is for admins; the next one does.
      if (state.isRequired && before !== undefined) await refreshSession(before);
      show({ is: 'codes', codes: recoveryCodes });
      changed();
    },
    renew: async (code: string) => {
      const { recoveryCodes } = await renew({ body: { code } }).unwrap();
      show({ is: 'codes', codes: recoveryCodes });
      changed();
    },
    turnOff: async (code: string) => {
      await turnOff({ body: { code } }).unwrap();
      toast.success(t('isOff'));
      show({ is: 'state' });
      changed();
    },
  };
}

function Content({ state, onKept }: { state: SecondFactor; onKept: (() => void) | undefined }) {
  const { t } = useTranslation('second-factor');
  const [stage, show] = useState<Stage>({ is: 'state' });
  const calls = useFactorCalls(state, show);
  const back = () => show({ is: 'state' });
  if (stage.is === 'codes') {
    const kept = () => {
      back();
      onKept?.();
    };
    return <RecoveryCodes codes={stage.codes} onKept={kept} />;
  }
  if (stage.is === 'setup')
    return (
      <CodeForm isAppOnly submitLabel={t('setup.submit')} onCode={calls.confirm} onCancel={back}>
        <AppSecret secret={stage.secret} uri={stage.uri} />
      </CodeForm>
    );
  if (stage.is === 'renewing')
    return (
      <CodeForm submitLabel={t('codes.renew')} onCode={calls.renew} onCancel={back}>
        <p>{t('codes.renewText')}</p>
      </CodeForm>
    );
  if (stage.is === 'turningOff')
    return (
      <CodeForm kind="danger" submitLabel={t('turnOff')} onCode={calls.turnOff} onCancel={back}>
        <p>{t('turnOffText')}</p>
      </CodeForm>
    );
  return state.isOn ? <OnState state={state} show={show} /> : <OffState state={state} show={show} />;
}

/** The second factor of the member: turn it on, new recovery codes, turn it off. @param onKept it is on, and the codes are kept */
export function SecondFactorPanel({ onKept }: { onKept?: () => void }) {
  const { t } = useTranslation('second-factor');
  const { data, isError, isFetching, refetch } = authEndpoints.useGetAuthSecondFactorQuery();
  return (
    <Panel tone="framed" title={t('title')}>
      {data && <Content state={data.secondFactor} onKept={onKept} />}
      {!data && !isError && (
        <Skeleton>
          <SkeletonBlock shape="line" />
          <SkeletonBlock shape="line" />
        </Skeleton>
      )}
      {!data && isError && <ErrorState title={t('error')} onRetry={() => void refetch()} isRetrying={isFetching} />}
    </Panel>
  );
}
