import type { NoticeSettings } from '../domain/notice-settings.ts';
import type { InNoticeTransaction } from './ports.ts';

export type ChangeSettings = (settings: NoticeSettings) => Promise<NoticeSettings>;

/** From now on; what waits to be mailed is mailed as it was ordered, if it is still wanted. */
export const changeSettings =
  ({ inTransaction }: { readonly inTransaction: InNoticeTransaction }): ChangeSettings =>
  (settings) =>
    inTransaction(async (scope) => {
      await scope.settings.keep(settings);
      return settings;
    });
