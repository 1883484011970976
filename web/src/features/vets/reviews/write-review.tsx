import { Send, Star } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { FormElement } from '#shared/form/form-element.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { ErrorSummary } from '#shared/ui/error-summary.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextArea } from '#shared/ui/text-input.tsx';
import type { OwnReview } from './own-review.ts';
import { bodyOfReview, formOfReview, longestComment, reviewRules, starChoices } from './review-form.ts';
import type { ReviewForm } from './review-form.ts';
import styles from './reviews.module.css';
import { useFreshVet } from './use-fresh-vet.ts';

interface WriteReviewProps {
  vetId: string;
  memberId: string;
  /** The review of before; null for the first time. */
  known: OwnReview | null;
  /** Called once it is sent, or when one does not want to after all. */
  onEnd: () => void;
}

function useReviewForm({ vetId, memberId, known, onEnd }: WriteReviewProps) {
  const [post] = vetsEndpoints.usePostVetsByIdReviewsMutation();
  const refresh = useFreshVet(vetId);
  return useForm<ReviewForm>({
    initial: formOfReview(known),
    rules: reviewRules,
    draft: { key: `review.${vetId}.${memberId}`, place: 'device' },
    words: { failed: 'vets:own.failed.post' },
    submit: async (values) => {
      await post({ id: vetId, body: bodyOfReview(values), seen: { review: known?.id } }).unwrap();
      onEnd();
      void refresh();
    },
  });
}

/** Stars and words about a vet, for the first time or anew. */
export function WriteReview(props: WriteReviewProps) {
  const { t } = useTranslation('vets');
  const form = useReviewForm(props);
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const choices = starChoices.map((value) => ({
    value,
    picture: <Star size={18} aria-hidden />,
    text: (
      <>
        <span aria-hidden className={styles.count}>
          {value}
        </span>
        <span className="visually-hidden">{t('own.stars', { count: Number(value) })}</span>
      </>
    ),
  }));
  const cancel = () => {
    form.startAfresh();
    props.onEnd();
  };
  return (
    <FormElement ref={box} form={form} className={styles.form}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <Field {...form.about('rating')} label={t('own.rating')} isGroup>
        <ChoiceTiles choices={choices} look="segmented" value={form.values.rating} onValue={(rating) => form.change('rating', rating)} />
      </Field>
      <Field {...form.about('comment')} label={t('own.comment')} hint={t('own.commentHint')}>
        <TextArea {...form.text('comment')} maxLength={longestComment} rows={4} />
      </Field>
      <div className={styles.actions}>
        <Button kind="primary" isSubmit isBusy={form.isBusy} icon={<Send size={20} className="mirrors" aria-hidden />}>
          {t(props.known ? 'own.save' : 'own.post')}
        </Button>
        <Button isDisabled={form.isBusy} onClick={cancel}>
          {t('own.cancel')}
        </Button>
      </div>
    </FormElement>
  );
}
