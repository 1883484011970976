import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { WholeAccessory } from '#shared/api/types.ts';
import { FormElement } from '#shared/form/form-element.tsx';
import { Fields } from '#shared/form/form.tsx';
import { required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import { useForm } from '#shared/form/use-form.ts';
import { formatDate } from '#shared/format/format.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { Button } from '#shared/work/button.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { ErrorSummary } from '#shared/content/error-summary.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { Section } from '#shared/content/section.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { WorkTextArea } from '#shared/work/controls.tsx';
import styles from './things.module.css';

interface RecallForm {
  reason: string;
  advice: string;
}

const rules: Rules<RecallForm> = {
  reason: required('marks:recall.problem.reason'),
  advice: required('marks:recall.problem.advice'),
};
const empty: RecallForm = { reason: '', advice: '' };
const longest = 500;

/** Why it is not sold any more, as its page shows it. */
function Recalled({ recall: { reason, advice, recalledAt } }: { recall: NonNullable<WholeAccessory['recall']> }) {
  const { t, i18n } = useTranslation('marks');
  return (
    <Panel tone="error" title={t('recall.done', { date: formatDate(i18n.language, recalledAt) })}>
      <UserProse side="page">{reason}</UserProse>
      <UserProse side="page">{advice}</UserProse>
    </Panel>
  );
}

function AskRecall({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('marks');
  const [recall] = commerceEndpoints.usePostAdminAccessoriesRecallsMutation();
  const form = useForm({
    initial: empty,
    rules,
    draft: { key: `recall.${id}`, place: 'tab' },
    words: { failed: 'marks:recall.failed' },
    submit: async ({ reason, advice }) => {
      await recall({ body: { accessoryIds: [id], reason: reason.trim(), advice: advice.trim() } }).unwrap();
      // The call names the product in its body alone.
      onDone();
    },
  });
  return (
    <FormElement form={form}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} step={form.step} />
      <p className={styles.soft}>{t('recall.text')}</p>
      <Fields>
        {(['reason', 'advice'] as const).map((field) => (
          <WorkField key={field} {...form.about(field)} label={t(`recall.field.${field}`)} hint={t(`recall.hint.${field}`)}>
            <WorkTextArea {...form.text(field)} rows={3} maxLength={longest} />
          </WorkField>
        ))}
      </Fields>
      <div className={styles.buttons}>
        <Button kind="dangerFilled" isSubmit isBusy={form.isBusy}>
          {t('recall.act')}
        </Button>
      </div>
    </FormElement>
  );
}

/** A product that hurts somebody: its sale stops for good, and its page shows why and what to do. */
export function RecallPart({ id }: { id: string }) {
  const { t } = useTranslation('marks');
  const { currentData, isError, isFetching, refetch } = commerceEndpoints.useGetAccessoriesByIdAsMemberQuery({ id });
  const recall = currentData?.accessory.recall;
  return (
    <Section title={t('recall.title')}>
      {recall && <Recalled recall={recall} />}
      {currentData && !recall && <AskRecall id={id} onDone={() => void refetch()} />}
      {!currentData && !isError && (
        <Skeleton>
          <SkeletonStack gap={3} shapes={['line', 'control']} />
        </Skeleton>
      )}
      {!currentData && isError && <ErrorState title={t('recall.error')} onRetry={() => void refetch()} isRetrying={isFetching} />}
    </Section>
  );
}
