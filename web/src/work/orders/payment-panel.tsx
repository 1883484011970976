import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { isSettled } from '#shared/api/is-settled.ts';
import type { Order } from '#shared/api/types.ts';
import { ErrorSummary } from '#shared/content/error-summary.tsx';
import { Stack } from '#shared/content/stack.tsx';
import { FormElement } from '#shared/form/form-element.tsx';
import { required } from '#shared/form/form-rules.ts';
import { Fields } from '#shared/form/form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { formatPrice, formatMoment } from '#shared/format/format.ts';
import type { ChosenFile } from '#shared/papers/chosen-file.ts';
import { PapersField } from '#shared/papers/papers-field.tsx';
import { PaperLink } from '#shared/pet/paper-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { useAppDispatch } from '#shared/store/store.ts';
import { Button } from '#shared/work/button.tsx';
import { WorkInput } from '#shared/work/controls.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { ProgressBar } from '#shared/work/progress-bar.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { leaveTo } from '../../features/orders/leave-to.ts';
import styles from './order.module.css';

/** The slip that an admin looks at. */
function SentSlip({ order: { id, payment } }: { order: Order }) {
  const { t } = useTranslation('orders');
  if (payment.slip === null) return null;
  return (
    <Stack gap={2}>
      <p>
        {t('field.reference')}: <UserText>{payment.slip.reference}</UserText>
      </p>
      <PaperLink path={`/orders/${id}/slip`} paper={payment.slip} />
    </Stack>
  );
}

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
function TransferPart({ order }: { order: Order }) {
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

const askAgainMs = 5000;

/** Leads to the wallet's own page, again too: an attempt that is open goes on. What the wallet has answered meanwhile shows by itself. */
function WalletPart({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const dispatch = useAppDispatch();
  commerceEndpoints.useGetOrdersByIdQuery({ id: order.id }, { pollingInterval: askAgainMs, skipPollingIfUnfocused: true });
  const methods = commerceEndpoints.useGetOrdersPaymentMethodsQuery().currentData?.methods ?? [];
  const [pay, { isLoading }] = commerceEndpoints.usePostOrdersByIdPayMutation();
  const go = async () => {
    const { data, error } = await pay({ id: order.id });
    if (data) leaveTo(data.payment);
    // A refusal reveals that the order has changed meanwhile.
    else if (isApiError(error) && isSettled(error)) dispatch(commerceEndpoints.util.invalidateTags([{ type: 'Order', id: order.id }]));
  };
  const isTest = methods.some(({ method, isTest: isPlayed }) => method === order.payment.method && isPlayed);
  return (
    <>
      {isTest && <p>{t('payment.test')}</p>}
      <p>
        <Button kind="primary" isBusy={isLoading} onClick={() => void go()}>
          {t('payment.pay', { amount: formatPrice(t, order.payment.toPay) })}
        </Button>
      </p>
    </>
  );
}

/** What is still to be done to pay, by the way that was chosen. */
function ToPay({ order }: { order: Order }) {
  const { status, method } = order.payment;
  if (status === 'in-check') return <SentSlip order={order} />;
  if (status !== 'awaiting') return null;
  return method === 'bank-transfer' ? <TransferPart order={order} /> : <WalletPart order={order} />;
}

/** How an order is paid, how that stands, and what its buyer has to do for it. */
export function PaymentPanel({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders');
  const { method, status, dueAt } = order.payment;
  return (
    <Panel title={t('payment.title')} tone={status === 'awaiting' ? 'sky' : undefined}>
      <Stack gap={2}>
        <p>{t(`method.${method}`)}</p>
        <p role="status">{t(`payment.status.${status}`)}</p>
        {status === 'awaiting' && dueAt !== null && <p>{t('payment.due', { at: formatMoment(i18n.language, dueAt) })}</p>}
        <ToPay order={order} />
      </Stack>
    </Panel>
  );
}
