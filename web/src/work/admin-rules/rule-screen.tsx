import { useTranslation } from 'react-i18next';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { ListingRule } from '#shared/api/types.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { ActionBar } from '#shared/content/action-bar.tsx';
import { BackLink } from '#shared/content/back-link.tsx';
import { Section } from '#shared/content/section.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { ErrorState, FailedThing, MissingThing } from '#shared/content/states.tsx';
import { formPage } from '#shared/form/form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { useOwnLanguage } from '#shared/pet/rule-words.tsx';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { GuardedForm } from '#shared/work/guarded-form.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { WorkTimeline } from '#shared/work/work-timeline.tsx';
import { RuleFields } from './rule-fields.tsx';
import { bodyOfRule, emptyRule, formOfRule, ruleFieldOf, ruleRules } from './rule-form.ts';
import type { RuleForm } from './rule-form.ts';
import { RuleTrialPart } from './rule-trial.tsx';
import { ActionPill, ChangedBy, useAsked } from './rule-words.tsx';

const { postAdminRules, putAdminRulesById } = moderationEndpoints.endpoints;

const toList = { key: 'admin-rules', query: {} } as const;

// What is refused the form itself shows.
outcome(postAdminRules, { done: 'admin-rules:outcome.written', then: toList });
outcome(putAdminRulesById, { done: 'admin-rules:outcome.written', then: toList });

function Versions({ versions }: { versions: readonly ListingRule[] }) {
  const { t } = useTranslation('admin-rules');
  const asked = useAsked();
  const inOwnLanguage = useOwnLanguage();
  return (
    <WorkTimeline
      entries={versions.map((rule) => ({
        key: String(rule.version),
        text: (
          <>
            {t('history.version', { version: rule.version })} <ActionPill {...rule} /> {t(rule.off ? 'state.off' : 'state.on')}
          </>
        ),
        on: <ChangedBy rule={rule} />,
        more: <p>{[inOwnLanguage(rule.title), ...asked(rule)].join(' · ')}</p>,
      }))}
    />
  );
}

/** Every version of a rule, the newest first: who wrote or switched it, and when. */
function RuleHistory({ id }: { id: string }) {
  const { t } = useTranslation('admin-rules');
  const { currentData, isError, isFetching, refetch } = moderationEndpoints.useGetAdminRulesByIdHistoryQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Section title={t('history.title')}>
      {currentData && <Versions versions={currentData.versions} />}
      {!currentData && !isError && (
        <Skeleton>
          <SkeletonStack gap={3} shapes={['line', 'short']} />
        </Skeleton>
      )}
      {!currentData && isError && <ErrorState title={t('history.error')} onRetry={() => void refetch()} isRetrying={isFetching} />}
    </Section>
  );
}

interface WrittenRuleProps {
  initial: RuleForm;
  heading: string;
  submit: (values: RuleForm) => Promise<unknown>;
  id?: string;
}

/** A rule as it is written, new or anew: its fields, what it would have found, and how it came to be. */
function WrittenRule({ initial, heading, submit, id }: WrittenRuleProps) {
  const { t } = useTranslation(['admin-rules', 'shell']);
  const form = useForm<RuleForm>({
    ...{ initial, rules: ruleRules, fieldOf: ruleFieldOf, isGuarded: true, submit },
    words: { failed: 'admin-rules:outcome.notWritten' },
    invalid: { words: 'admin-rules:problem.phrases', unless: 'admin-rules:problem.phrases' },
  });
  return (
    <div className={workPage}>
      <div className={formPage}>
        <BackLink to="admin-rules">{t('heading')}</BackLink>
        <GuardedForm form={form} heading={heading} onStartAfresh={form.startAfresh}>
          <RuleFields form={form} />
          <RuleTrialPart values={form.values} />
          <ActionBar>
            <ActionLink to="admin-rules" kind="outlined" size="large">
              {t('shell:form.cancel')}
            </ActionLink>
            <Button kind="primary" size="large" isSubmit isBusy={form.isBusy}>
              {t('save')}
            </Button>
          </ActionBar>
        </GuardedForm>
        {id !== undefined && <RuleHistory id={id} />}
      </div>
    </div>
  );
}

function EditedRule({ rule }: { rule: ListingRule }) {
  const inOwnLanguage = useOwnLanguage();
  const [rewrite] = moderationEndpoints.usePutAdminRulesByIdMutation();
  const submit = (values: RuleForm) => rewrite({ id: rule.id, contentVersion: rule.version, body: bodyOfRule(values) }).unwrap();
  return <WrittenRule initial={formOfRule(rule)} heading={inOwnLanguage(rule.title)} submit={submit} id={rule.id} />;
}

/** A new rule for listings, which is on once it is written. */
export function NewRuleScreen() {
  const { t } = useTranslation('admin-rules');
  const [write] = moderationEndpoints.usePostAdminRulesMutation();
  return <WrittenRule initial={emptyRule} heading={t('new')} submit={(values) => write({ body: bodyOfRule(values) }).unwrap()} />;
}

/** A rule for listings: all of it, to be changed and tried, and its history. */
export function RuleScreen({ id }: { id: string }) {
  const { t } = useTranslation('admin-rules');
  const { currentData, error, isFetching, refetch } = moderationEndpoints.useGetAdminRulesQuery();
  const rule = currentData?.rules.find((one) => one.id === id);
  const list = { to: 'admin-rules', text: t('heading') };
  if (rule) return <EditedRule key={rule.id} rule={rule} />;
  if (currentData) return <MissingThing title={t('missing.title')} text={t('missing.text')} list={list} />;
  if (error) return <FailedThing title={t('error')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} list={list} />;
  return (
    <div className={workPage}>
      <Skeleton>
        <SkeletonStack gap={4} shapes={['short', 'line', 'line', 'line']} />
      </Skeleton>
    </div>
  );
}
