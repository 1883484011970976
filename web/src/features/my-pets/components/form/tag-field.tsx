import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { longest, mostTags } from '@paltu/reference';
import { Field, useControl } from '#shared/ui/field.tsx';
import type { PetFormProps } from '../../hooks/use-pet-form.ts';
import { addTag, removeTag } from '../../model/tags.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import styles from './pet-form.module.css';

interface TagBoxProps {
  tags: readonly string[];
  onTags: (tags: string[]) => void;
}

function TagBox({ tags, onTags }: TagBoxProps) {
  const { t } = useTranslation('my-pets');
  const control = useControl();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const add = () => {
    if (typed === '') return;
    onTags(addTag(tags, typed));
    setTyped('');
  };
  const press = (event: KeyboardEvent) => {
    // While an input method is composing, Enter ends the word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const remove = (tag: string) => {
    onTags(removeTag(tags, tag));
    input.current?.focus();
  };
  return (
    <div className={styles.tags}>
      {tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          <UserText>{tag}</UserText>
          <button type="button" className={styles.remove} aria-label={t('tags.remove', { tag })} onClick={() => remove(tag)}>
            <X size={16} aria-hidden />
          </button>
        </span>
      ))}
      <input
        {...control}
        ref={input}
        dir="auto"
        className={styles.input}
        value={typed}
        placeholder={t('tags.add')}
        maxLength={longest.tag}
        disabled={tags.length >= mostTags}
        enterKeyHint="enter"
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
        onBlur={add}
      />
    </div>
  );
}

/** Up to 20 short words; Enter adds one, what was typed is not lost when the field is left. */
export function TagField({ form }: PetFormProps) {
  const { t } = useTranslation('my-pets');
  return (
    <Field {...form.about('tags')} label={t('field.tags')} hint={t('hint.tags')} isOptional>
      <TagBox tags={form.values.tags} onTags={(tags) => form.change('tags', tags)} />
    </Field>
  );
}
