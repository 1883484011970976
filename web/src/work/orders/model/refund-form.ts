import { parseIban } from '@paltu/reference';
import type { RefundAccount } from '#shared/api/types.ts';
import { required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';

export const accountKinds = ['iban', 'jazzcash', 'easypaisa'] as const;

export interface RefundForm {
  kind: Exclude<RefundAccount['kind'], 'phone'>;
  account: string;
  title: string;
}

export const emptyRefundForm: RefundForm = { kind: 'iban', account: '', title: '' };

export const refundRules: Rules<RefundForm> = {
  account: (text, { kind }) => {
    if (text.trim() === '') return 'orders:problem.account';
    return kind === 'iban' && parseIban(text) === undefined && 'orders:problem.iban';
  },
  title: required('orders:problem.accountTitle'),
};
