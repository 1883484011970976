import { Send, Star } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormElement } from '../form/form-element.tsx';
import { useForm } from '../form/use-form.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceTiles } from '../ui/choice-tiles.tsx';
import { ErrorSummary } from '../content/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-input.tsx';
import { bodyOfReview, formOfReview, longestComment, reviewRules, starChoices } from './review-form.ts';
import type { ReviewForm } from './review-form.ts';
import type { OwnReview, ReviewedKind } from './reviewed-kind.ts';
import styles from './reviews.module.css';

interface WriteReviewProps {
  kind: ReviewedKind;
  /** Of the thing that is reviewed. */
  id: string;
  memberId: string;
  /** The review of before; null for the first time. */
  known: OwnReview['review'];
  /** Called once it is sent, or when one does not want to after all. */
  onEnd: () => void;
}

function useReviewForm({ kind, id, memberId, known, onEnd }: WriteReviewProps) {
  const [post] = kind.post.useMutation();
  const refresh = kind.useFresh(id);
  return useForm<ReviewForm>({
    initial: formOfReview(known),
    rules: reviewRules(kind),
    draft: { key: `review.${id}.${memberId}`, place: 'device' },
    words: { failed: 'reviews:own.failed.post' },
    submit: async (values) => {
      await post({ id, body: bodyOfReview(values), seen: { review: known?.id } }).unwrap();
      onEnd();
      void refresh();
    },
  });
}

/** Stars and words about a thing, for the first time or anew. */
export function WriteReview(props: WriteReviewProps) {
  const { t } = useTranslation('reviews');
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
      <Field {...form.about('comment')} label={t(`${props.kind.name}.comment`)} hint={t('own.commentHint')}>
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
