import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { RuleTrial } from '#shared/api/types.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import { formatDate } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { ReviewPill } from '#shared/pet/review-pill.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Section } from '#shared/content/section.tsx';
import { Button } from '#shared/work/button.tsx';
import { LabelledProgress } from '#shared/work/progress-bar.tsx';
import { bodyOfRule } from './rule-form.ts';
import type { RuleForm } from './rule-form.ts';
import styles from './rules.module.css';

const { postAdminRuleTrials } = moderationEndpoints.endpoints;

outcome(postAdminRuleTrials, { failed: (error) => refusalText(error, 'admin-rules:trial.failed') });

const askAgainMs = 2_000;

/** The listings by which it shows what it found, each with what was decided. */
function Examples({ examples }: Pick<RuleTrial, 'examples'>) {
  const { t, i18n } = useTranslation('admin-rules');
  if (examples.length === 0) return null;
  return (
    <ul className={styles.examples} aria-label={t('trial.examples')}>
      {examples.map(({ id, name, breed, approvalStatus, submittedAt }) => (
        <li key={id}>
          <PageLink to="admin-dashboard" query={{ tab: 'all', id }}>
            <UserText>{name}</UserText>
          </PageLink>
          <UserText>{breed}</UserText>
          <ReviewPill state={approvalStatus} />
          <span className={styles.meta}>{formatDate(i18n.language, submittedAt)}</span>
        </li>
      ))}
    </ul>
  );
}

function Found({ trial }: { trial: RuleTrial }) {
  const { t } = useTranslation('admin-rules');
  const { found, rejected, days, lookedAt, total, finished } = trial;
  return (
    <>
      {!finished && <LabelledProgress text={t('trial.progress', { done: lookedAt, total })} share={total === 0 ? 1 : lookedAt / total} />}
      <p role="status">
        {t('trial.found', { count: found, days })} {found > 0 && t('trial.rejected', { count: rejected })}
      </p>
      <Examples examples={trial.examples} />
    </>
  );
}

/** The trial that was begun last, asked after until it is finished. */
function useTrial() {
  const [start, { data, isLoading }] = moderationEndpoints.usePostAdminRuleTrialsMutation();
  const begun = data?.trial;
  const { currentData, isError } = moderationEndpoints.useGetAdminRuleTrialsByIdQuery(
    { id: begun?.id ?? '' },
    { skip: begun === undefined || begun.finished, pollingInterval: askAgainMs, skipPollingIfUnfocused: true },
  );
  const isSame = currentData?.trial.id === begun?.id;
  return { start, isStarting: isLoading, isError, trial: isSame ? (currentData?.trial ?? begun) : begun };
}

/** What the rule as it is written here would have found, before it is kept. */
export function RuleTrialPart({ values }: { values: RuleForm }) {
  const { t } = useTranslation('admin-rules');
  const { start, isStarting, isError, trial } = useTrial();
  return (
    <Section title={t('trial.title')}>
      <div className={styles.trial}>
        <p>{t('trial.text')}</p>
        <Button icon={<FlaskConical size={20} aria-hidden />} isBusy={isStarting} onClick={() => void start({ body: bodyOfRule(values) })}>
          {t('trial.start')}
        </Button>
        {isError && <p role="alert">{t('trial.error')}</p>}
        {trial && <Found trial={trial} />}
      </div>
    </Section>
  );
}
