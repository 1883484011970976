/** A status and the body that goes with it. */
export type Reply = [status: number, body: object];

export const refused = (status: number, code: string): Reply => [status, { status: 'error', code, message: code, errors: [] }];
export const answered = (data: object, status = 200): Reply => [status, { status: 'success', data }];

/** A call as its member made it. */
export interface MemberCall {
  email: string;
  method: string;
  /** Below /api/v1, without its query. */
  path: string;
  query: URLSearchParams;
  bytes: Buffer;
}
