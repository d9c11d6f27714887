/** The site's logo: a select, in the theme's colors. */
export default function Logo() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" style={{ flex: 'none' }}>
      <rect x="1" y="3" width="20" height="7" rx="2" fill="var(--site-accent)" />
      <path
        d="M14.5 5.6 16.5 7.6l2-2"
        fill="none"
        stroke="var(--site-on-accent)"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="1" y="12" width="20" height="3" rx="1.5" fill="currentColor" opacity=".35" />
      <rect x="1" y="17" width="14" height="3" rx="1.5" fill="currentColor" opacity=".2" />
    </svg>
  );
}
