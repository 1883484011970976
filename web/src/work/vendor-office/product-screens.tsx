import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { OwnStore, WholeAccessory } from '#shared/api/types.ts';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { FailedThing, MissingThing } from '#shared/content/states.tsx';
import { currentVisit, isStillAt, navigate } from '#shared/navigation/navigation.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { Button } from '#shared/work/button.tsx';
import { ConfirmDialog } from '#shared/work/dialogs.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { OwnStoreFrame } from './own-store-frame.tsx';
import { vendorPage, vendorPlaces } from './own-store.ts';
import { ProductPage, useProductForm } from './product-page.tsx';
import { bodyOfNew, emptyProduct, bodyOfEdit, formOfProduct } from './product.ts';

/** An earlier attempt arrived, its answer did not, and something was changed since: the product is there, to be edited. */
const isListedAlready = (error: unknown): boolean => isApiError(error) && error.code === 'request.key-reused';

function NewProduct({ memberId }: { memberId: string }) {
  const { t } = useTranslation('vendor-office');
  const [list] = commerceEndpoints.usePostAccessoriesMutation();
  const written = useProductForm({
    initial: emptyProduct,
    draftKey: `product.${memberId}`,
    submit: async ({ values, imageIds, sendKey }) => {
      const asked = currentVisit();
      try {
        await list({ body: bodyOfNew(values, imageIds), idempotencyKey: sendKey }).unwrap();
      } catch (error) {
        if (!isListedAlready(error)) throw error;
        if (isStillAt(asked)) navigate(vendorPage, { query: vendorPlaces.products, isFree: true });
      }
    },
  });
  const isDraft = written.form.values.status === 'draft';
  return (
    <ProductPage
      written={written}
      statuses={['active', 'draft']}
      heading={t('product.add')}
      submit={t(isDraft ? 'product.saveDraft' : 'product.list')}
    />
  );
}

/** A new product of the own store: offered at once, or kept as a draft. */
export function AddProductScreen({ memberId }: { memberId: string }) {
  const { t } = useTranslation('vendor-office');
  return <OwnStoreFrame title={t('product.add')}>{() => <NewProduct memberId={memberId} />}</OwnStoreFrame>;
}

interface DeleteDialogProps {
  productId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before a product is deleted; stays open when that fails. */
function DeleteDialog({ productId, isOpen, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('vendor-office');
  const [remove, { isLoading }] = commerceEndpoints.useDeleteAccessoriesByIdMutation();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('delete.question')}
      words={{ keep: t('delete.keep'), confirm: t('delete.confirm') }}
      isBusy={isLoading}
      onClose={onClose}
      onConfirm={() => void remove({ id: productId })}
    >
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  );
}

interface Asked {
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

const list = { to: vendorPage, query: vendorPlaces.products };

/** Why others do not see it whatever its status is. */
function Notice({ product: { hidden = false, hiddenReason = '', waitsForReview = false, recall } }: { product: WholeAccessory }) {
  const { t } = useTranslation('vendor-office');
  if (recall) {
    return (
      <Panel tone="error" title={t('product.recalled')}>
        <UserProse side="page">{recall.reason}</UserProse>
        <UserProse side="page">{recall.advice}</UserProse>
      </Panel>
    );
  }
  if (waitsForReview) {
    return (
      <Panel tone="genda">
        <p>{t('product.waits')}</p>
      </Panel>
    );
  }
  if (!hidden) return null;
  return (
    <Panel tone="genda">
      <p>{t('product.hidden')}</p>
      {hiddenReason !== '' && <UserProse>{hiddenReason}</UserProse>}
    </Panel>
  );
}

function EditedProduct({ product, memberId }: { product: WholeAccessory; memberId: string }) {
  const { t } = useTranslation('vendor-office');
  const [edit] = commerceEndpoints.usePutAccessoriesByIdMutation();
  const [isDeleting, setDeleting] = useState(false);
  const [before] = useState(() => formOfProduct(product));
  const written = useProductForm({
    initial: before,
    draftKey: `product.${product.id}.${memberId}`,
    submit: ({ values, imageIds }) => edit({ id: product.id, body: bodyOfEdit(values, before, imageIds) }).unwrap(),
  });
  return (
    <>
      <ProductPage
        written={written}
        statuses={['active', 'draft', 'archived']}
        heading={<NamedText sentence={(name) => t('product.edit', { name })} name={product.name} />}
        submit={t('save')}
        guess={product.forSpeciesGuessed ? product.forSpecies : []}
        notice={<Notice product={product} />}
        more={
          <div>
            <Button kind="danger" icon={<Trash2 size={20} aria-hidden />} onClick={() => setDeleting(true)}>
              {t('delete.confirm')}
            </Button>
          </div>
        }
      />
      <DeleteDialog productId={product.id} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </>
  );
}

function Loading() {
  const { t } = useTranslation('vendor-office');
  return (
    <>
      <PageHeading className="visually-hidden">{t('product.loading')}</PageHeading>
      <Skeleton label={t('product.loading')}>
        <SkeletonStack gap={4} shapes={['heading', 'control', 'control', 'control']} />
      </Skeleton>
    </>
  );
}

/** A product that is not there to be edited: not known yet, not of this store, or not to be had. */
function NotEdited({ asked: { error, isFetching, refetch }, isOfAnother }: { asked: Asked; isOfAnother: boolean }) {
  const { t } = useTranslation('vendor-office');
  const words = { ...list, text: t('product.back') };
  if (isOfAnother || isNotFound(error)) return <MissingThing title={t('product.missing')} text={t('product.missingText')} list={words} />;
  if (!error) return <Loading />;
  return <FailedThing title={t('product.failed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} list={words} />;
}

function OwnProduct({ id, store, memberId }: { id: string; store: OwnStore; memberId: string }) {
  const asked = commerceEndpoints.useGetAccessoriesByIdAsMemberQuery({ id });
  const product = asked.currentData?.accessory;
  if (product?.vendorId === store.id) return <EditedProduct key={id} product={product} memberId={memberId} />;
  return (
    <div className={workPage}>
      <NotEdited asked={asked} isOfAnother={product !== undefined} />
    </div>
  );
}

/** The edit of a product of the own store. */
export function EditProductScreen({ id, memberId }: { id: string; memberId: string }) {
  const { t } = useTranslation('vendor-office');
  return <OwnStoreFrame title={t('product.loading')}>{(store) => <OwnProduct id={id} store={store} memberId={memberId} />}</OwnStoreFrame>;
}
