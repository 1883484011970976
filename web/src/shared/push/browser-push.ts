import { localStore } from '../transport/safe-storage.ts';

/** For which member this browser shows notifications; its text in the cookie policy. */
const noteKey = 'paltu.push';
const worker = '/push.js';

/** `unsupported`: the browser cannot. `blocked`: its person has forbidden it in its settings. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** How it stands for this member, without asking for anything. */
export async function pushStateOf(memberId: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const isOurs = localStore.find(noteKey) === memberId && Notification.permission === 'granted';
  return isOurs && (await findSubscription()) ? 'on' : 'off';
}

/** What the site needs to know of a browser to write to it. */
export interface BrowserAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A subscription of an earlier key takes nothing of ours any more. */
async function subscribeAnew(publicKey: string): Promise<PushSubscription> {
  await (await findSubscription())?.unsubscribe();
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Asks its person, on their click alone; undefined where they do not want it. */
export async function allowPush(publicKey: string): Promise<BrowserAddress | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(worker);
  const { endpoint, keys } = (await subscribeAnew(publicKey)).toJSON();
  if (endpoint === undefined || keys?.['p256dh'] === undefined || keys['auth'] === undefined) return undefined;
  return { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } };
}

/** From now on this browser shows what that member is notified of. */
export function notePush(memberId: string): void {
  localStore.set(noteKey, memberId);
}

/** Nothing is shown here any more: also when the member logs out. Answers the address that is of no use now. */
export async function endPush(): Promise<string | undefined> {
  if (localStore.find(noteKey) === undefined) return undefined;
  localStore.remove(noteKey);
  if (!isSupported()) return undefined;
  const subscription = await findSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}
