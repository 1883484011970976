import { api } from '#shared/api/api.ts';

export interface NotifyMe {
  email: string;
  /** Key of the page that is waited for. */
  page: string;
}

const notifyMeApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifyMe: build.mutation<unknown, NotifyMe>({
      query: (body) => ({ url: '/content/notify-me', method: 'POST', body }),
    }),
  }),
});

export const { useNotifyMeMutation } = notifyMeApi;
