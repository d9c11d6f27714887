/** A page with three lines: a story, its tools, its code. */
export default function Logo() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <rect width="22" height="22" rx="5" fill="var(--site-accent)" />
      <path
        d="M5.5 6.5h11M5.5 11h11M5.5 15.5h6"
        stroke="var(--site-on-accent)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
