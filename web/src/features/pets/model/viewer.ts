/** Who looks at a pet; null for a visitor. */
export type Viewer = { id: string; isAdmin: boolean } | null;
