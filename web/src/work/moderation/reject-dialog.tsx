import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewedPet } from '#shared/api/types.ts';
import { useKeptWords } from '#shared/work/use-kept-words.ts';
import { languageOfText } from '#shared/pet/language-of-text.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { AskDialog } from '#shared/work/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { DialogForm } from '#shared/content/dialogs.tsx';
import { Button } from '#shared/work/button.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkTextArea } from '#shared/work/controls.tsx';
import { withSuggestion } from './review.ts';
import styles from './review-dashboard.module.css';

const longestReason = 500;
const suggestions = ['photo', 'contact', 'price', 'description'] as const;

type Pets = readonly ReviewedPet[];
/** Answers whether it was done. */
type Reject = (reason: string) => Promise<boolean>;

/** The language in which the owners write; that of the page when they differ. */
function languageOf(pets: Pets): string | undefined {
  const languages = new Set(pets.map(({ description }) => languageOfText(description)));
  return languages.size === 1 ? [...languages][0] : undefined;
}

/** The ready reasons in the language of their reader; in that of the page until they are there. */
function useSuggestions(pets: Pets): Record<'ofRules' | 'others', string[]> {
  const page = useTranslation('moderation');
  const lng = languageOf(pets) ?? page.i18n.language;
  const owner = useTranslation('moderation', { lng });
  const { t } = owner.ready ? owner : page;
  const ofRules = pets.flatMap(({ review }) => review.warnings.map((rule) => (lng === 'ur' ? rule.owner.ur : rule.owner.en)));
  return {
    ofRules: [...new Set(ofRules)],
    others: suggestions.map((name) => t(`reject.suggestion.${name}`)),
  };
}

interface RejectFormProps extends AskedForm {
  pets: Pets;
  isForRules: boolean;
  onReject: Reject;
}

/** The reason as it is being written; for rules it begins with theirs, after what was typed before. */
function useReason({ pets, isForRules }: Pick<RejectFormProps, 'pets' | 'isForRules'>) {
  const { words, write, forget } = useKeptWords(`reject.${pets.map(({ id }) => id).join()}`);
  const { ofRules, others } = useSuggestions(pets);
  const [isUntouched, setUntouched] = useState(isForRules);
  return {
    reason: isUntouched ? ofRules.reduce((reason, text) => withSuggestion(reason, text, longestReason), words) : words,
    write: (reason: string) => {
      setUntouched(false);
      write(reason);
    },
    forget,
    ready: [...ofRules, ...others],
  };
}

/** Whom the reason reaches. */
function Names({ pets }: { pets: Pets }) {
  const { t } = useTranslation('shell');
  return (
    <p className={styles.rejected}>
      {pets.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && t('comma')}
          <UserText>{name}</UserText>
        </span>
      ))}
    </p>
  );
}

function RejectForm({ pets, isForRules, form, isBusy, cancel, onCancel, settle, onReject }: RejectFormProps) {
  const { t } = useTranslation('moderation');
  const { reason, write, forget, ready } = useReason({ pets, isForRules });
  const reject = async () => {
    if (await settle(() => onReject(reason.trim()))) forget();
  };
  return (
    <DialogForm
      form={form}
      isBusy={isBusy}
      isReady={reason.trim() !== ''}
      kind="dangerFilled"
      words={{ cancel, submit: t('panel.reject') }}
      onCancel={onCancel}
      onSubmit={() => void reject()}
    >
      {pets.length > 1 && <Names pets={pets} />}
      <WorkField label={t('reject.reason')} hint={t('reject.hint')}>
        <WorkTextArea value={reason} onValue={write} maxLength={longestReason} />
      </WorkField>
      <div className={styles.suggestions}>
        {ready.map((text) => (
          <Button key={text} size="small" onClick={() => write(withSuggestion(reason, text, longestReason))}>
            <UserText>{text}</UserText>
          </Button>
        ))}
      </div>
    </DialogForm>
  );
}

interface RejectDialogProps {
  /** The listings that are rejected; without any the dialog is closed. */
  pets: Pets | undefined;
  /** Because of the rules that they may break: their reasons are filled in. */
  isForRules: boolean;
  onCancel: () => void;
  onReject: Reject;
}

/** Asks why; the owner reads the answer. Reject stays disabled while the reason is blank. */
export function RejectDialog({ pets, isForRules, onCancel, onReject }: RejectDialogProps) {
  const { t } = useTranslation('moderation');
  const titleOf = ([one, ...others]: Pets) =>
    one && others.length === 0 ? (
      <NamedText sentence={(name) => t('reject.title', { name })} name={one.name} />
    ) : (
      t('reject.titleMany', { count: others.length + 1 })
    );
  return (
    <AskDialog
      asked={pets}
      keyOf={(shown) => shown.map(({ id }) => id).join()}
      title={titleOf}
      cancel={t('reject.cancel')}
      onClose={onCancel}
    >
      {(shown, given) => <RejectForm {...given} pets={shown} isForRules={isForRules} onReject={onReject} />}
    </AskDialog>
  );
}
