import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { DueStore, NamedSettlement } from '#shared/api/types.ts';
import { formatPrice } from '#shared/format/format.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { randomId } from '#shared/transport/random-id.ts';
import type { Decision } from '../components/decision-dialog.tsx';

function useOutdated() {
  const dispatch = useAppDispatch();
  return () => void dispatch(commerceEndpoints.util.invalidateTags([{ type: 'Settlement', id: 'list' }]));
}

/** A store is paid out all that it may have. The key stays with what is asked, so that no repetition pays twice. */
export function usePayOut() {
  const [settle] = commerceEndpoints.usePostStoresByIdSettlementsMutation();
  const { t } = useTranslation('shell');
  const onOutdated = useOutdated();
  return ({ storeId: id, available: amount }: DueStore): Decision => {
    const idempotencyKey = randomId();
    return {
      ...{ act: 'payOut', id, number: formatPrice(t, amount), field: 'reference' },
      stepOf: (reference) => {
        let isProposed = false;
        const record = async () => {
          isProposed = 'proposal' in (await settle({ id, idempotencyKey, body: { amount, reference } }).unwrap());
        };
        return { take: record, look: record, isDone: () => true, isProposed: () => isProposed, onOutdated };
      },
    };
  };
}

/** The bank sent a settlement back. */
export function useSentBack() {
  const [change] = commerceEndpoints.usePatchStoresByIdSettlementsBySettlementIdMutation();
  const onOutdated = useOutdated();
  return ({ id: settlementId, storeId, reference }: NamedSettlement): Decision => ({
    ...{ act: 'sentBack', id: settlementId, number: reference, field: 'reason' },
    stepOf: (reason) => {
      const record = () => change({ id: storeId, settlementId, body: { status: 'sent-back', reason } }).unwrap();
      return { take: record, look: record, isDone: () => true, onOutdated };
    },
  });
}
