/** Asks the member for their password; answers whether it was given and a fresh token is stored. */
export type AskPassword = () => Promise<boolean>;

let dialog: AskPassword | undefined;
let running: Promise<boolean> | undefined;

/** The app's dialog takes over; answers the way to stop. */
export function hostPasswordDialog(ask: AskPassword): () => void {
  dialog = ask;
  return () => {
    dialog = undefined;
  };
}

/** One dialog for all calls that need it at the same time. Where it cannot be shown, nothing was given. */
export function askForPassword(): Promise<boolean> {
  running ??= (dialog?.() ?? Promise.resolve(false)).catch(() => false).finally(() => (running = undefined));
  return running;
}
