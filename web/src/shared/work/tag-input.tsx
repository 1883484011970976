import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { longest, mostTags } from '@paltu/reference';
import { UserText } from '../pet/user-text.tsx';
import { useControl } from '../form/control.ts';
import styles from './tag-input.module.css';
import { addTag, removeTag } from './tags.ts';

interface TagWords {
  add: string;
  remove: (tag: string) => string;
}

interface TagInputProps {
  tags: readonly string[];
  onTags: (tags: string[]) => void;
  /** How long each may be, in characters; 30 by default. */
  longestTag?: number;
  /** What the words are, where they are no tags. */
  words?: TagWords;
}

interface TagProps {
  tag: string;
  /** Name of the button that takes it away. */
  remove: string;
  onRemove: () => void;
}

function Tag({ tag, remove, onRemove }: TagProps) {
  return (
    <span className={styles.tag}>
      <UserText>{tag}</UserText>
      <button type="button" className={styles.remove} aria-label={remove} onClick={onRemove}>
        <X size={16} aria-hidden />
      </button>
    </span>
  );
}

/** Up to 20 short words inside a Field; Enter adds one, what was typed is not lost when the field is left. */
export function TagInput({ tags, onTags, longestTag = longest.tag, words }: TagInputProps) {
  const { t } = useTranslation('fields');
  const control = useControl();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const add = () => {
    if (typed === '') return;
    onTags(addTag(tags, typed, longestTag));
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
        <Tag key={tag} tag={tag} remove={words?.remove(tag) ?? t('tags.remove', { tag })} onRemove={() => remove(tag)} />
      ))}
      <input
        {...control}
        ref={input}
        dir="auto"
        className={styles.input}
        value={typed}
        placeholder={words?.add ?? t('tags.add')}
        maxLength={longestTag}
        // Not disabled, which would drop the focus that stands in it.
        readOnly={tags.length >= mostTags}
        enterKeyHint="enter"
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
        onBlur={add}
      />
    </div>
  );
}
