import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { useCheckedStep } from '#shared/flow/use-checked-step.ts';
import { tagsOf } from '../api/talk-endpoints.ts';

const {
  usePostMessagesConversationsByIdSharePhoneMutation,
  usePostMessagesConversationsByIdBlockMutation,
  useDeleteMessagesConversationsByIdBlockMutation,
  usePostMessagesConversationsByIdReportMutation,
  usePostMessagesConversationsByIdMessagesByMessageIdUnmaskMutation,
  useLazyGetMessagesConversationsByIdQuery,
} = messagingEndpoints;

/** What one side does with a conversation besides writing. Where an answer is lost, the conversation is looked at before anything is called failed. */
export function useConversationActs(id: string) {
  const { take, isBusy, problem } = useCheckedStep();
  const [sharePhone] = usePostMessagesConversationsByIdSharePhoneMutation();
  const [block] = usePostMessagesConversationsByIdBlockMutation();
  const [unblock] = useDeleteMessagesConversationsByIdBlockMutation();
  const [report] = usePostMessagesConversationsByIdReportMutation();
  const [read] = useLazyGetMessagesConversationsByIdQuery();
  const dispatch = useAppDispatch();
  const onOutdated = () => void dispatch(messagingEndpoints.util.invalidateTags(tagsOf(id)));
  const look = async () => (await read({ id, limit: 1 }).unwrap()).conversation;
  const of = (onDone: () => void) => ({ look, onDone, onOutdated });
  return {
    isBusy,
    problem,
    share: (onDone: () => void) =>
      take({ ...of(onDone), take: () => sharePhone({ id }).unwrap(), isDone: ({ sharesPhone }) => sharesPhone }),
    block: (onDone: () => void) => take({ ...of(onDone), take: () => block({ id }).unwrap(), isDone: ({ blockedByMe }) => blockedByMe }),
    unblock: (onDone: () => void) =>
      take({ ...of(onDone), take: () => unblock({ id }).unwrap(), isDone: ({ blockedByMe }) => !blockedByMe }),
    /** A report that is there already is answered like a new one. */
    report: (reason: string, onDone: () => void) => {
      const ask = () => report({ id, body: { reason } }).unwrap();
      return take({ onDone, onOutdated, take: ask, look: ask, isDone: () => true });
    },
  };
}

/** Shows the other side what is masked wrongly in an own message; once more answers the same. */
export function useUnmask(id: string, messageId: string, onDone: () => void) {
  const { take, isBusy, problem } = useCheckedStep();
  const [show] = usePostMessagesConversationsByIdMessagesByMessageIdUnmaskMutation();
  const dispatch = useAppDispatch();
  const onOutdated = () => void dispatch(messagingEndpoints.util.invalidateTags(tagsOf(id)));
  const ask = () => show({ id, messageId }).unwrap();
  return { isBusy, problem, unmask: () => void take({ onDone, onOutdated, take: ask, look: ask, isDone: () => true }) };
}
