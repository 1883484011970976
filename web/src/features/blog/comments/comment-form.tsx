import { Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { FormElement } from '#shared/form/form-element.tsx';
import { required } from '#shared/form/form-rules.ts';
import { useForm } from '#shared/form/use-form.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextArea } from '#shared/ui/text-input.tsx';
import { useCountedComments } from './comment.ts';
import styles from './comments.module.css';

const longest = 1_000;

interface CommentFormProps {
  slug: string;
  memberId: string;
  /** The comment that is replied to. */
  parent?: { id: string; authorName: string };
  /** Called once it is sent, or when one does not want to reply after all. */
  onEnd?: () => void;
}

function useCommentForm({ slug, memberId, parent, onEnd }: CommentFormProps) {
  const [post] = contentEndpoints.usePostContentArticlesBySlugCommentsMutation();
  const count = useCountedComments(slug);
  return useForm({
    initial: { content: '' },
    draft: { key: `comment.${parent?.id ?? slug}.${memberId}`, place: 'device' },
    rules: { content: required('blog:comments.problem.empty') },
    words: { failed: 'blog:comments.failed.post' },
    submit: async ({ content }) => {
      await post({ slug, body: { content: content.trim(), ...(parent && { parentId: parent.id }) } }).unwrap();
      count(1);
      onEnd?.();
      return 'afresh';
    },
  });
}

/** Writes a comment, or a reply to one. */
export function CommentForm(props: CommentFormProps) {
  const { t } = useTranslation('blog');
  const { parent, onEnd } = props;
  const form = useCommentForm(props);
  const box = useRef<HTMLFormElement>(null);
  const isReply = parent !== undefined;
  useEffect(() => {
    if (isReply || form.attempt > 0) box.current?.querySelector('textarea')?.focus();
  }, [isReply, form.attempt]);
  const cancel = () => {
    form.startAfresh();
    onEnd?.();
  };
  // One field is its own summary.
  const failed = form.summary.find(({ fieldId }) => fieldId === undefined)?.text;
  return (
    <FormElement ref={box} form={form} className={styles.form}>
      <Field
        id={isReply ? `reply-${parent.id}` : 'comment'}
        label={isReply ? <NamedText sentence={(name) => t('comments.replyTo', { name })} name={parent.authorName} /> : t('comments.yours')}
        error={form.problem('content') ?? failed}
      >
        <TextArea {...form.text('content')} maxLength={longest} rows={isReply ? 3 : 4} />
      </Field>
      <div className={styles.actions}>
        <Button
          kind="primary"
          isSubmit
          isBusy={form.isBusy}
          isDisabled={form.values.content.trim() === ''}
          icon={<Send size={20} className="mirrors" aria-hidden />}
        >
          {t(isReply ? 'comments.sendReply' : 'comments.send')}
        </Button>
        {isReply && <Button onClick={cancel}>{t('comments.cancel')}</Button>}
      </div>
    </FormElement>
  );
}
