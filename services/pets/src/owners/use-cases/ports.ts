/** What listings show of the member who offers them. */
export interface Owner {
  readonly id: string;
  /** Version of the account that this is the state of. */
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly verified: boolean;
}

export interface OwnerRepository {
  /** Keeps the newest version: an older one changes nothing. */
  save(owner: Owner): Promise<void>;
  deleteAll(): Promise<void>;
}
