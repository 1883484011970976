import type { Answer } from '#shared/api/endpoint.ts';

/** The query of the dashboard's place for orders. */
export const orderPlaces = { list: { tab: 'orders' } };

type PaymentPage = Answer<'postOrdersByIdPay'>['payment'];

/** Leaves the site for the page of a wallet, as that wants it: by an address with a query, or by a form that is sent. */
export function leaveTo({ url, method, fields }: PaymentPage): void {
  const form = document.createElement('form');
  form.method = method;
  form.action = url;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
