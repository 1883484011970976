const arabicLetter = /\p{Script=Arabic}/u;

/** What a member wrote: its own direction and language, whatever the language of the page. */
export function UserWords({ children, className }: { children: string; className?: string }) {
  return (
    <bdi dir="auto" lang={arabicLetter.test(children) ? 'ur' : 'en'} className={className}>
      {children}
    </bdi>
  );
}
