/** An empty nest with a feather: the drawing of "nothing here yet". */
export function Nest() {
  return (
    <svg viewBox="0 0 144 144" width="144" height="144" aria-hidden focusable="false">
      <ellipse cx="70" cy="128" rx="46" ry="7" fill="#dce7e1" />
      <path d="M14 84c0-13 25-22 57-22s57 9 57 22c0 24-22 44-57 44S14 108 14 84z" fill="#865b52" />
      <path d="M22 82c0-9 21-15 49-15s49 6 49 15-21 16-49 16-49-7-49-16z" fill="#4e2f28" />
      <path d="M17 92c18 14 90 14 108 0M22 104c20 12 78 12 98 0M32 115c18 9 60 9 78 0" stroke="#b98a6c" strokeWidth="4" strokeLinecap="round" fill="none" />
      <path d="M14 84l-9-6M128 84l10-5M20 98l-12 2M122 100l12 4M34 70l-8-8M112 70l9-7" stroke="#865b52" strokeWidth="4" strokeLinecap="round" />
      <path d="M24 120c-8-2-12-8-12-14 8 0 14 4 16 11zM30 126c-9 2-15 0-19-5 7-4 14-3 20 2z" fill="#2f8f63" />
      <path d="M92 62C86 40 98 16 124 8c6 22-4 44-28 54z" fill="#c98f5f" />
      <path d="M88 72C96 48 106 30 122 12" stroke="#865b52" strokeWidth="3" strokeLinecap="round" fill="none" />
      <path d="M96 48l10-2M101 38l11-4M107 28l9-4" stroke="#865b52" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
