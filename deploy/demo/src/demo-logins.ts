/** The two accounts that the start table shows; they exist only in demo data. */
export const demoLogins = {
  member: { email: 'ayesha@paltu.example', password: 'Jharokha1' },
  admin: { email: 'admin@paltu.example', password: 'Jharokha2' },
} as const;
