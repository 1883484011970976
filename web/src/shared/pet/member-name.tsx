import { useMemberName } from './use-member-name.ts';
import { UserText } from './user-text.tsx';

/** What a member is called: the `fullName` of an answer, in its own direction and language. */
export function MemberName({ children }: { children: string }) {
  const nameOf = useMemberName();
  return <UserText>{nameOf(children)}</UserText>;
}
