import { useTranslation } from 'react-i18next';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';

interface AnyOrOneProps<Value extends string> {
  label: string;
  /** Where the words of the choices lie: `gender` for `gender.Male`. */
  words: string;
  choices: readonly Value[];
  value: Value | undefined;
  onValue: (value: Value | undefined) => void;
  className?: string;
}

/** A filter with few choices: any of them, or one. */
export function AnyOrOne<Value extends string>({ label, words, choices, value, onValue, className }: AnyOrOneProps<Value>) {
  const { t } = useTranslation('pets');
  const tiles = [
    { value: 'any', text: t('filters.any') },
    ...choices.map((choice) => ({ value: choice as string, text: t(`pet:${words}.${String(choice)}`) })),
  ];
  const choose = (next: string) => onValue(choices.find((choice) => choice === next));
  return (
    <Field label={label} isGroup className={className}>
      <ChoiceTiles look="segmented" choices={tiles} value={value ?? 'any'} onValue={choose} />
    </Field>
  );
}
