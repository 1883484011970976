import { UserText } from './user-text.tsx';

const marker = '\u0001';

interface NamedTextProps {
  /** The sentence around a name: `(name) => t('key', { name })`; one without a place for it stays without. */
  sentence: (name: string) => string;
  name: string;
}

/** A sentence with a name that somebody wrote, which keeps its own direction. */
export function NamedText({ sentence, name }: NamedTextProps) {
  const [before, after] = sentence(marker).split(marker);
  if (after === undefined) return before;
  return (
    <>
      {before}
      <UserText>{name}</UserText>
      {after}
    </>
  );
}
