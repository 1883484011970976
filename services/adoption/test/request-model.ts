/** How the listing stands for those who ask. */
export type ListingState = 'offered' | 'in review' | 'refused' | 'adopted' | 'deleted';

export interface ModelRequest {
  readonly requester: string;
  status: string;
  readonly askedAt: number;
  completedAt: number;
}

/** The requests for one pet as the table of steps has them: statuses and times alone, and nothing of the code that is looked at. */
export interface Model {
  listingState: ListingState;
  /** When it came to stand so, in milliseconds. */
  changedAt: number;
  /** Milliseconds. */
  now: number;
  readonly away: Set<string>;
  readonly requests: ModelRequest[];
}

const fourteenDaysMs = 14 * 86_400_000;

const move = (model: Model, from: string, to: string, which: (request: ModelRequest) => boolean = () => true): void => {
  for (const request of model.requests)
    if (request.status === from && which(request)) {
      request.status = to;
      if (to === 'completed') request.completedAt = model.now;
    }
};

/** Handed over since, a pet is offered to nobody. */
const isOffered = ({ listingState, requests, changedAt }: Model): boolean =>
  listingState === 'offered' && !requests.some(({ status, completedAt }) => status === 'completed' && completedAt > changedAt);

/** Whether a member may ask; then the request is there. */
export const askedInModel = (model: Model, requester: string): boolean => {
  const hasOpen = model.requests.some((one) => one.requester === requester && ['pending', 'approved'].includes(one.status));
  const isPromised = model.requests.some(({ status }) => status === 'approved');
  if (!isOffered(model) || hasOpen || isPromised) return false;
  model.requests.push({ requester, status: 'pending', askedAt: model.now, completedAt: 0 });
  return true;
};

const steps: Readonly<Record<string, { readonly from: readonly string[]; readonly to: string }>> = {
  approve: { from: ['pending'], to: 'approved' },
  reject: { from: ['pending'], to: 'rejected' },
  cancel: { from: ['pending'], to: 'cancelled' },
  'hand over': { from: ['approved'], to: 'completed' },
  'owner lets fall': { from: ['approved', 'completed'], to: 'fell-through' },
  'requester lets fall': { from: ['approved', 'completed'], to: 'fell-through' },
};

/** Whether the step may be taken with the request at this index; repeated it may, and changes nothing. */
export const decidedInModel = (model: Model, action: string, index: number): boolean => {
  const [request, step] = [model.requests[index], steps[action]];
  if (request === undefined || step === undefined) return false;
  if (request.status === step.to) return true;
  if (!step.from.includes(request.status)) return false;
  if (request.status === 'completed' && model.now - request.completedAt > fourteenDaysMs) return false;
  if (action === 'approve' && !isOffered(model)) return false;
  const from = request.status;
  move(model, from, step.to, (one) => one === request);
  if (action === 'approve') move(model, 'pending', 'rejected');
  return true;
};

export const followedInModel = (model: Model, listingState: ListingState): void => {
  model.listingState = listingState;
  model.changedAt = model.now;
  if (listingState === 'adopted') move(model, 'approved', 'completed');
  if (listingState === 'deleted') move(model, 'approved', 'fell-through');
  if (['adopted', 'deleted', 'refused'].includes(listingState)) move(model, 'pending', 'rejected');
};

export const leftInModel = (model: Model, member: string, isOwner: boolean): void => {
  model.away.add(member);
  const theirs = ({ requester }: ModelRequest): boolean => isOwner || requester === member;
  move(model, 'pending', 'cancelled', theirs);
  move(model, 'approved', 'fell-through', theirs);
};

export const passedInModel = (model: Model, days: number): void => {
  model.now += days * 86_400_000;
  move(model, 'pending', 'rejected', ({ askedAt }) => model.now - askedAt >= fourteenDaysMs);
};
