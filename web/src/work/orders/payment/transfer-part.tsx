import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Order } from '#shared/api/types.ts';
import { formatPrice } from '#shared/format/format.ts';
import { required } from '#shared/form/form-rules.ts';
import { Fields } from '#shared/form/form.tsx';
import { FormElement } from '#shared/form/form-element.tsx';
import { useForm } from '#shared/form/use-form.ts';
import type { ChosenFile } from '#shared/papers/chosen-file.ts';
import { PapersField } from '#shared/papers/papers-field.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import { ErrorSummary } from '#shared/content/error-summary.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { ProgressBar } from '#shared/work/progress-bar.tsx';
import { WorkInput } from '#shared/work/controls.tsx';
import styles from '../../../features/orders/orders.module.css';

interface SlipForm {
  reference: string;
  papers: ChosenFile[];
}

const initial: SlipForm = { reference: '', papers: [] };
const rules = { reference: required('orders:problem.reference'), papers: required('orders:problem.slip') };
const longestReference = 60;

/** The path of the API's answer names the file; the form's field holds what was chosen. */
const fieldOf = (path: string): string => (path === 'slip' ? 'papers' : path);

/** Where the money goes, and why a transfer before was not accepted. */
function Account({ order: { payment } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { currentData } = commerceEndpoints.useGetOrdersPaymentMethodsQuery();
  const account = currentData?.methods.find(({ method }) => method === 'bank-transfer')?.transferTo ?? '';
  return (
    <>
      {payment.refusal !== '' && (
        <p>
          {t('payment.notFound')} <UserText>{payment.refusal}</UserText>
        </p>
      )}
      <p>{t('payment.transfer', { amount: formatPrice(t, payment.toPay) })}</p>
      {account !== '' && (
        <p>
          <strong>
            <UserText>{account}</UserText>
          </strong>
        </p>
      )}
    </>
  );
}

/** Where to transfer the money, and the slip that shows it was. */
export function TransferPart({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const [send] = commerceEndpoints.usePostOrdersByIdSlipMutation();
  const [sent, setSent] = useState<number>();
  const form = useForm({
    ...{ initial, rules, fieldOf },
    draft: { key: `transfer.${order.id}`, place: 'tab', without: ['papers'] },
    words: { failed: 'orders:failed.slip' },
    submit: async ({ reference, papers }) => {
      const body = { reference: reference.trim(), slip: papers.map(({ file }) => file) };
      await send({ id: order.id, body, onProgress: setSent })
        .unwrap()
        .finally(() => setSent(undefined));
    },
  });
  return (
    <>
      <Account order={order} />
      <FormElement form={form} className={styles.slip}>
        <h3>{t('payment.slip')}</h3>
        <p>{t('payment.slipLead')}</p>
        <ErrorSummary errors={form.summary} attempt={form.attempt} step={form.step} />
        <Fields>
          <WorkField {...form.about('reference')} label={t('field.reference')} hint={t('hint.reference')}>
            <WorkInput {...form.text('reference')} maxLength={longestReference} autoComplete="off" />
          </WorkField>
          <PapersField form={form} most={1} label={t('field.slip')} hint={t('hint.slip')} />
        </Fields>
        {sent !== undefined && <ProgressBar share={sent} label={t('payment.sending')} />}
        <p>
          <Button kind="primary" isSubmit isBusy={form.isBusy}>
            {t('payment.send')}
          </Button>
        </p>
      </FormElement>
    </>
  );
}
