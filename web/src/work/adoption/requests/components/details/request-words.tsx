import { useTranslation } from 'react-i18next';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { existingKey, withNamespace } from '#shared/i18n/text-key.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { Panel } from '#shared/work/panel.tsx';

/** The words of the product for its code; a code that is newer than this page gets general words. */
function useCodeWords() {
  const { t } = useTranslation('adoption-requests');
  const translate = withNamespace(t);
  return (code: string) => translate(existingKey(`adoption-requests:code.${code}`) ?? 'adoption-requests:code.other');
}

/** The message with which the owner approved or rejected. */
function OwnerWords({ ownerResponse, status }: Pick<AdoptionRequest, 'ownerResponse' | 'status'>) {
  const { t } = useTranslation('adoption-requests');
  if (!ownerResponse || ownerResponse.code !== null || ownerResponse.message === '') return null;
  return (
    <Panel tone={status === 'rejected' ? 'soft' : 'leaf'} title={t('answer.ofOwner')}>
      <UserProse>{ownerResponse.message}</UserProse>
    </Panel>
  );
}

function ProductWords({ code }: { code: string }) {
  const { t } = useTranslation('adoption-requests');
  const codeWords = useCodeWords();
  return (
    <Panel tone="sky" title={t('answer.ofPaltu')}>
      <p>{codeWords(code)}</p>
    </Panel>
  );
}

/** What was answered, and why it ended: by one of the two in their words, by the product in the reader's language. */
export function RequestWords({ request: { ownerResponse, closing, status } }: { request: AdoptionRequest }) {
  const { t } = useTranslation('adoption-requests');
  const code = ownerResponse?.code ?? closing?.code;
  return (
    <>
      <OwnerWords ownerResponse={ownerResponse} status={status} />
      {code && <ProductWords code={code} />}
      {closing?.reason && (
        <Panel title={t('answer.reason')}>
          <UserProse>{closing.reason}</UserProse>
        </Panel>
      )}
    </>
  );
}
